import { Check } from "lucide-react";
import { stepWords as words } from "#messages/steps.ts";
import { percentOf } from "../lib/steps/steps.ts";

interface StepsBarProps {
  labels: readonly string[];
  /** Index of the step that is shown. */
  current: number;
  /** The last step only says that all is done, and is done when it is reached. */
  endsDone?: boolean;
  /** Its name follows as a heading: on a phone it does not stand twice. */
  isHeaded?: boolean;
}

/** How far along somebody is: every step by name where there is room; on a phone the current one, its number and a bar. */
export function StepsBar({ labels, current, endsDone = false, isHeaded = false }: StepsBarProps) {
  const isDone = (index: number) => index < current || (endsDone && current === labels.length - 1);
  const percent = percentOf(current, labels.length);
  const position = words.position(current + 1, labels.length);
  return (
    <nav aria-label={words.label} className="border-b border-base-300">
      <div aria-hidden="true" className="page py-3 sm:hidden">
        <p className="flex items-baseline justify-between gap-3 text-sm">
          <span className={isHeaded ? "muted figures" : "min-w-0 font-semibold"}>
            {isHeaded ? position : labels[current]}
          </span>
          <span className="muted figures shrink-0">{isHeaded ? `${percent}%` : position}</span>
        </p>
        <div className="mt-2 h-1.5 overflow-hidden rounded-full bg-base-300">
          <div
            className={`h-full rounded-full transition-[width] ${isDone(labels.length - 1) ? "bg-success" : "bg-primary"}`}
            style={{ width: `${percent}%` }}
          />
        </div>
      </div>
      <div className="page sm:py-4">
        <ol className="sr-only flex-wrap gap-x-8 gap-y-3 sm:not-sr-only sm:flex">
          {labels.map((label, index) => (
            <li
              key={label}
              aria-current={index === current ? "step" : undefined}
              className={`flex items-center gap-2.5 text-sm ${index === current ? "font-semibold" : ""}`}
            >
              <StepMark done={isDone(index)} current={index === current}>
                {index + 1}
              </StepMark>
              <span>
                {label}
                {index < current && <span className="sr-only"> {words.done}</span>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function StepMark({ done, current, children }: { done: boolean; current: boolean; children: number }) {
  const look = done
    ? "border-success bg-success text-success-content"
    : current
      ? "border-primary bg-primary text-primary-content"
      : "border-base-300 text-base-content";
  return (
    <span
      aria-hidden="true"
      className={`figures grid size-7 shrink-0 place-content-center rounded-full border text-sm font-semibold ${look}`}
    >
      {done ? <Check size={16} strokeWidth={3} /> : children}
    </span>
  );
}
