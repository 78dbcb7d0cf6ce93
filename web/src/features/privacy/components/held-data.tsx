import { heldFor, SHOWN_PURPOSES } from "@niyamdesk/domain/privacy/inventory";
import {
  GROUND_WORDS,
  KEPT_WORDS,
  KIND_WORDS,
  PURPOSE_WORDS,
} from "@niyamdesk/domain/privacy/inventory-words";
import { LANGUAGE } from "#messages/language.ts";
import { privacy } from "#messages/privacy.ts";

const words = privacy.held;

/** What we hold, why and how long, as the inventory has it: a line a purpose. */
export function HeldData() {
  return (
    <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100">
      {SHOWN_PURPOSES.map((purpose) => {
        const { kinds, grounds, kept } = heldFor(purpose);
        return (
          <li key={purpose} className="p-4 sm:p-5">
            <h3 className="text-base font-semibold">{PURPOSE_WORDS[LANGUAGE][purpose]}</h3>
            <p className="mt-0.5 first-letter:uppercase">
              {kinds.map((kind) => KIND_WORDS[LANGUAGE][kind]).join(", ")}
            </p>
            <dl className="muted mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[5rem_1fr]">
              <dt className="font-medium">{words.why}</dt>
              <dd>{grounds.map((ground) => GROUND_WORDS[LANGUAGE][ground]).join(" · ")}</dd>
              <dt className="font-medium">{words.kept}</dt>
              <dd>{kept.map((time) => KEPT_WORDS[LANGUAGE][time]).join(" · ")}</dd>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
