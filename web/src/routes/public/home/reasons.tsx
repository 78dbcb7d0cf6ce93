import { home } from "#messages/home.ts";
import { REASON_DRAWINGS } from "./reason-drawings.tsx";

export function Reasons() {
  return (
    <ul className="grid gap-x-6 gap-y-7 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
      {home.reasons.map(({ title, words }, index) => (
        <li key={title} className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4 sm:block">
          <div className="drawing-ground">{REASON_DRAWINGS[index]}</div>
          <div>
            <h3 className="text-lg leading-snug font-semibold sm:mt-4">{title}</h3>
            <p className="muted mt-1">{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
