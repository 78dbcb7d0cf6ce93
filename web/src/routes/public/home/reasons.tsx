import { home } from "#messages/home.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";

/** In the order of the reasons. */
const ICONS: readonly IconName[] = ["tag", "list-checks", "eye", "shield-check", "clock", "phone"];

export function Reasons() {
  return (
    <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 sm:gap-y-9 lg:grid-cols-3">
      {home.reasons.map(({ title, words }, index) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 sm:block">
          <Icon name={ICONS[index] ?? "check"} size={26} className="row-span-2 mt-0.5 text-primary" />
          <h3 className="text-lg font-semibold sm:mt-3">{title}</h3>
          <p className="muted mt-1">{words}</p>
        </li>
      ))}
    </ul>
  );
}
