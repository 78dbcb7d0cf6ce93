import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { CheckoutState } from "@niyamdesk/domain/checkouts/checkout-state";
import { useEffect, useRef } from "react";
import { checkoutWords } from "#messages/checkout-states.ts";
import { purchase } from "#messages/purchase.ts";
import { useSupport } from "../../../lib/page/reach.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useCheckoutState } from "../hooks/use-checkout-state.ts";

/** Money arrived that does not match: people look at it, or its client is asked. Nothing is lost. */
export function HeldPanel({ checkoutId }: { checkoutId: string }) {
  const state = useCheckoutState(checkoutId);
  return <Held checkoutId={checkoutId} state={state === "asked" ? state : "checking"} />;
}

interface HeldProps {
  checkoutId: string;
  state: Extract<CheckoutState, "checking" | "asked">;
}

export function Held({ checkoutId, state }: HeldProps) {
  const support = useSupport();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = checkoutWords.states[state];
  useEffect(() => heading.current?.focus(), []);
  return (
    <section role="status" className="rounded-box border border-warning/60 bg-warning/15 p-6">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-xl outline-none">
        {title}
      </h2>
      <p className="mt-2">{text}</p>
      <ButtonLink to={PATHS.user.payments} look={state === "asked" ? "primary" : "outline"} className="mt-4">
        {checkoutWords.ways[state === "asked" ? "answer" : "payment"]}
      </ButtonLink>
      <p className="mt-4 text-sm">
        {purchase.questions}{" "}
        <a className="link" href={`mailto:${support.email}`}>
          {support.email}
        </a>{" "}
        {purchase.or}{" "}
        <a className="link" href={`tel:${support.phone}`}>
          {support.phoneLabel}
        </a>
        {purchase.thenReference} <span className="font-medium">{checkoutId}</span>
      </p>
    </section>
  );
}
