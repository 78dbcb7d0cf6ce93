import type { Faq } from "@niyamdesk/domain/services/service";
import { useId, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";

/** One answer at a time; the open one can be closed. */
export function Questions({ questions }: { questions: readonly Faq[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  return (
    <ul className="divide-y divide-base-300">
      {questions.map(({ question, answer }, index) => {
        const shown = open === index;
        return (
          <li key={question}>
            <h2>
              <button
                type="button"
                className="flex w-full cursor-pointer items-start justify-between gap-4 py-4 text-left font-semibold leading-snug hover:text-primary"
                aria-expanded={shown}
                aria-controls={`${id}-${index}`}
                onClick={() => setOpen(shown ? null : index)}
              >
                {question}
                <Icon
                  name="chevron-down"
                  size={20}
                  className={`mt-0.5 shrink-0 transition-transform ${shown ? "rotate-180" : ""}`}
                />
              </button>
            </h2>
            <p id={`${id}-${index}`} hidden={!shown} className="muted max-w-2xl pb-5">
              {answer}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
