import { ERROR_WORDS } from "@niyamdesk/domain/errors";
import { SUPPORT } from "@niyamdesk/domain/product";
import { useEffect, useRef } from "react";

/** Money arrived that does not match: people look at it, nothing is lost. */
export function HeldPanel({ checkoutId }: { checkoutId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section role="status" className="rounded-box border border-warning/60 bg-warning/15 p-6">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-xl outline-none">
        We are checking your payment
      </h2>
      <p className="mt-2">{ERROR_WORDS.payment_held}</p>
      <p className="mt-3 text-sm">
        Questions?{" "}
        <a className="link" href={`mailto:${SUPPORT.email}`}>
          {SUPPORT.email}
        </a>{" "}
        or{" "}
        <a className="link" href={`tel:${SUPPORT.phone}`}>
          {SUPPORT.phoneLabel}
        </a>
        , {SUPPORT.hours}. Reference: <span className="font-medium">{checkoutId}</span>
      </p>
    </section>
  );
}
