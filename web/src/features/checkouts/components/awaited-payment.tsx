import { CHECKOUT_WAYS, type CheckoutState } from "@niyamdesk/domain/checkouts/checkout-state";
import { useState } from "react";
import { checkoutWords } from "#messages/checkout-states.ts";
import { Button } from "../../../ui/button.tsx";
import { WriteToUs } from "../../../ui/write-to-us.tsx";
import { useCheckoutState } from "../hooks/use-checkout-state.ts";
import { awaited, isKnown, type PaymentState } from "../payment-state.ts";
import { ProgressTitle } from "./progress-title.tsx";

interface AwaitedPaymentProps {
  state: Extract<PaymentState, { at: "waiting" }>;
  onCheck(): void;
  onAnotherWay(): void;
}

/** What is being waited for, and what can be done meanwhile, both from the one table of states. */
export function AwaitedPayment({ state, ...ways }: AwaitedPaymentProps) {
  const { checkoutId, otherwise } = state;
  const record = useCheckoutState(checkoutId);
  const [knew, setKnew] = useState(false);
  if (!knew && isKnown(record)) setKnew(true);
  return <Awaited {...ways} state={state} what={awaited(record, otherwise, knew)} />;
}

export function Awaited({
  state,
  what,
  onCheck,
  onAnotherWay,
}: AwaitedPaymentProps & { what: CheckoutState }) {
  const ways = CHECKOUT_WAYS[what];
  const pay = ways.find((way) => way === "pay" || way === "pay_another_way");
  const { title, text } = checkoutWords.states[what];
  return (
    <>
      <ProgressTitle seen>{title}</ProgressTitle>
      <div role="status" aria-live="polite" className="mx-auto mt-2 max-w-prose">
        {state.notice && <p className="opacity-85">{state.notice.text}</p>}
        <p className="mt-2">{text}</p>
      </div>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        {ways.includes("check") && (
          <Button look="outline" busy={state.checking} onClick={onCheck}>
            {checkoutWords.ways.check}
          </Button>
        )}
        {pay && (
          <Button disabled={state.checking} onClick={onAnotherWay}>
            {checkoutWords.ways[pay]}
          </Button>
        )}
        {ways.includes("contact") && <WriteToUs about={state.checkoutId} />}
      </div>
    </>
  );
}
