import { directory } from "#messages/directory.ts";
import { named } from "../words.ts";

/** Specializations or languages; `atMost` of them, and how many more there are. */
export function Chips({ names, atMost = names.length }: { names: readonly string[]; atMost?: number }) {
  const further = names.length - atMost;
  return (
    <ul className="flex flex-wrap gap-1.5 text-sm">
      {names.slice(0, atMost).map((name) => (
        <li key={name} className="rounded-full border border-base-300 bg-base-200 px-2.5 py-0.5">
          {named(name)}
        </li>
      ))}
      {further > 0 && <li className="muted px-1 py-0.5">{directory.moreSpecializations(further)}</li>}
    </ul>
  );
}
