import { checkout } from "#messages/checkout.ts";
import { StepsBar } from "../../../ui/steps-bar.tsx";
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
export function CheckoutSteps({ step }: { step: CheckoutStep }) {
  return <StepsBar labels={LABELS} current={POSITION[step]} endsDone />;
}
