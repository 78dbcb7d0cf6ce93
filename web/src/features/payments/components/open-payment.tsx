import { PATHS } from "@niyamdesk/domain/base/addresses";
import { CHECKOUT_WAYS, type CheckoutWay } from "@niyamdesk/domain/checkouts/checkout-state";
import { formatPaise } from "@niyamdesk/domain/money/money";
import type { ReactNode } from "react";
import { checkoutWords } from "#messages/checkout-states.ts";
import { payments as words } from "#messages/payments.ts";
import { purchase } from "#messages/purchase.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { WriteToUs } from "../../../ui/write-to-us.tsx";
import { useCheckPayment } from "../hooks/use-check-payment.ts";
import { usePutAway } from "../hooks/use-put-away.ts";
import type { OpenCheckout } from "../open-payments.ts";
import { STATE_TONES } from "../state-tones.ts";

/** A checkout that is not settled: what it is, and what the client can do, both from the one table. */
export function OpenPayment({ checkout, state }: OpenCheckout) {
  const { busy, answer: found, check } = useCheckPayment(checkout.id);
  const { removing, putAway } = usePutAway(checkout.id);
  const { label, text } = checkoutWords.states[state];
  const { pay, pay_another_way, remove, answer } = checkoutWords.ways;
  const place = [checkout.serviceId, checkout.planId, checkout.id] as const;

  const ways: Partial<Record<CheckoutWay, ReactNode>> = {
    check: (
      <Button look="outline" busy={busy} onClick={() => void check()}>
        {checkoutWords.ways.check}
      </Button>
    ),
    pay: <ButtonLink to={PATHS.payment(...place)}>{pay}</ButtonLink>,
    pay_another_way: <ButtonLink to={PATHS.paymentAnotherWay(...place)}>{pay_another_way}</ButtonLink>,
    remove: (
      <Button look="quiet" busy={removing} onClick={() => void putAway()}>
        {remove}
      </Button>
    ),
    payment: (
      <ButtonLink to={PATHS.user.payments} look="outline">
        {checkoutWords.ways.payment}
      </ButtonLink>
    ),
    contact: <WriteToUs about={checkout.id} />,
    answer: <ButtonLink to={PATHS.user.payments}>{answer}</ButtonLink>,
  };

  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 text-base font-semibold">{checkout.serviceName}</h3>
        <Badge tone={STATE_TONES[state]}>{label}</Badge>
      </div>
      <p className="muted mt-1 text-sm">
        {checkout.planName && `${checkout.planName} · `}
        <span translate="no" className="figures">
          {formatPaise(checkout.amountPaise)}
        </span>{" "}
        · {words.startedOn(istFullDate(checkout.startedAt))}
      </p>
      {state === "failed" && checkout.failure !== null && (
        <p className="mt-2 text-sm font-medium">{purchase.failed(checkout.failure)}</p>
      )}
      <p className="mt-2 text-sm">{text}</p>
      <div role="status" className="mt-2 text-sm font-medium empty:hidden">
        {found}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {CHECKOUT_WAYS[state].map((way) => ways[way] && <span key={way}>{ways[way]}</span>)}
      </div>
    </li>
  );
}
