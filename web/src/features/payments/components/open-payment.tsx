import { formatPaise } from "@niyamdesk/domain/money";
import { formatDate } from "@niyamdesk/domain/time";
import { PATHS } from "../../../lib/paths.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { useCheckPayment } from "../hooks/use-check-payment.ts";
import { holdWords } from "../payment-words.ts";
import type { CheckoutView } from "../read-checkout.ts";

const STATES = {
  unpaid: { tone: "warning", label: "Not paid yet" },
  processing: { tone: "info", label: "Payment on its way" },
  held: { tone: "warning", label: "Being checked" },
  over: { tone: "neutral", label: "Ended" },
} as const;

/** A payment that is not finished: pay it, or ask whether it arrived. While money is on its way nothing invites to pay twice. */
export function OpenPayment({ checkout }: { checkout: CheckoutView }) {
  const { busy, answer, check } = useCheckPayment(checkout.id);
  const { tone, label } = STATES[checkout.state];
  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 text-base font-semibold">{checkout.serviceName}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="muted mt-1 text-sm">
        {checkout.planName && `${checkout.planName} · `}
        <span className="figures">{formatPaise(checkout.amountPaise)}</span> · started on{" "}
        {formatDate(checkout.startedAt)}
      </p>
      {checkout.state === "processing" && (
        <p className="mt-2 text-sm">Your bank is still confirming this payment. Please do not pay again.</p>
      )}
      {checkout.state === "unpaid" && (
        <p className="mt-2 text-sm">No payment has reached us. If you have paid, check the status first.</p>
      )}
      {checkout.state === "held" && <p className="mt-2 text-sm">{holdWords(null)}</p>}
      <div role="status" className="mt-2 text-sm font-medium empty:hidden">
        {answer}
      </div>
      {checkout.state !== "held" && (
        <div className="mt-3 flex flex-wrap gap-2">
          {checkout.state === "unpaid" && (
            <ButtonLink to={PATHS.payment(checkout.serviceId, checkout.planId, checkout.id)}>
              Continue payment
            </ButtonLink>
          )}
          <Button look="outline" busy={busy} onClick={() => void check()}>
            Check status
          </Button>
        </div>
      )}
    </li>
  );
}
