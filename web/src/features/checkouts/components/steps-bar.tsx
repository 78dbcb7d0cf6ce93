import { Check } from "lucide-react";
import { checkout } from "#messages/checkout.ts";
import type { CheckoutStep } from "../hooks/use-checkout-address.ts";

const { steps } = checkout;
const LABELS = [steps.select, steps.review, steps.payment, steps.confirmation];
const POSITION: Record<CheckoutStep, number> = {
  select: 0,
  review: 1,
  contact: 1,
  payment: 2,
  confirmation: 3,
};

/** Where the client is on the way from a plan to an order. */
export function StepsBar({ step }: { step: CheckoutStep }) {
  const current = POSITION[step];
  return (
    <nav aria-label={checkout.stepsLabel} className="border-b border-base-300">
      <ol className="page flex items-start justify-between gap-1 py-4 sm:justify-start sm:gap-10">
        {LABELS.map((label, index) => (
          <li
            key={label}
            aria-current={index === current ? "step" : undefined}
            className={`flex flex-1 flex-col items-center gap-1.5 text-center text-xs sm:flex-none sm:flex-row sm:gap-2.5 sm:text-sm ${
              index === current ? "font-semibold" : ""
            }`}
          >
            <StepMark done={index < current || current === LABELS.length - 1} current={index === current}>
              {index + 1}
            </StepMark>
            <span>
              {label}
              {index < current && <span className="sr-only"> {checkout.done}</span>}
            </span>
          </li>
        ))}
      </ol>
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
