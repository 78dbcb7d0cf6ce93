import { formatPaise, paiseOfRupees } from "@niyamdesk/domain/money/money";
import { Lock } from "lucide-react";
import { useEffect, useRef } from "react";
import { coupon as couponWords } from "#messages/coupon.ts";
import { purchase as words } from "#messages/purchase.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { stateName } from "../../../lib/places/state-names.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { PaymentScreenProps } from "../checkout-props.ts";
import type { usePayment } from "../hooks/use-payment.ts";
import { NOTICES, type Notice, type PaymentState } from "../payment-state.ts";
import { CouponField } from "./coupon-field.tsx";
import { EarlierTry } from "./earlier-try.tsx";
import { LiveBreakup } from "./live-breakup.tsx";
import { PriceBreakup } from "./price-breakup.tsx";
import { Refusal } from "./refusal.tsx";
import { TestPaymentHints } from "./test-payment-hints.tsx";

interface PaymentDialogProps extends PaymentScreenProps {
  open: boolean;
  payment: ReturnType<typeof usePayment>;
  onClose(): void;
}

/** The last look before money moves: what, how much, on whose name, and what happens next. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { open, payment, onClose, service, purchase, quote, address } = props;
  const { state } = payment;
  const payArea = useRef<HTMLDivElement>(null);
  const answered = state.at === "ready" && state.notice !== null;
  useEffect(() => {
    // Back from the provider's window: what happened is said right above the button to try again with.
    if (answered) payArea.current?.querySelector("button")?.focus();
  }, [answered]);
  const governmentFee = service.government_fee !== null;
  const amount = "session" in state ? state.session.amount_paise : paiseOfRupees(purchase.seen_total);
  return (
    <Dialog open={open} title={words.paymentTitle} onClose={onClose}>
      <p className="text-lg leading-snug font-semibold">{service.name}</p>
      <p className="mb-4 opacity-85">{props.planName}</p>
      {address.checkoutId ? (
        <LiveBreakup id={address.checkoutId} otherwise={quote} governmentFee={governmentFee} />
      ) : (
        <PriceBreakup quote={quote} governmentFee={governmentFee} />
      )}
      {(state.at === "ready" || state.at === "preparing") && <CouponField {...props} />}
      <BilledTo {...props} />
      <WhatNext steps={amount === 0 ? couponWords.next(props.turnaround) : words.next(props.turnaround)} />
      {amount > 0 && "session" in state && state.session.mode === "test" && <TestPaymentHints />}
      <div className="sticky -bottom-5 -mx-5 -mb-5 bg-base-100 px-5 pt-1 pb-5 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7">
        {address.checkoutId && state.at === "ready" && state.notice === null && (
          <EarlierTry checkoutId={address.checkoutId} />
        )}
        <Status notice={noticeOf(state)} preparing={state.at === "preparing" || state.at === "looking"} />
        {state.at === "refused" ? (
          <Refusal error={state.error} onRetry={payment.retry} {...props} />
        ) : (
          <div ref={payArea} className="mt-4">
            <Button block size="large" busy={state.at !== "ready"} onClick={payment.pay}>
              {amount === 0 ? (
                couponWords.place
              ) : (
                <>
                  <Lock size={17} aria-hidden="true" /> {words.pay(formatPaise(amount))}
                </>
              )}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Status({ notice, preparing }: { notice: Notice | null; preparing: boolean }) {
  return (
    <>
      <div role="status" aria-live="polite">
        {preparing && <span className="sr-only">{words.preparing}</span>}
        {notice?.tone === "info" && <p className="alert alert-soft mt-4">{notice.text}</p>}
      </div>
      <div role="alert">
        {notice?.tone === "error" && <p className="alert alert-error alert-soft mt-4">{notice.text}</p>}
      </div>
    </>
  );
}

function noticeOf(state: PaymentState): Notice | null {
  if (state.at === "ready") return state.notice;
  if (state.at === "loading_gateway") return NOTICES.loadingGateway;
  return state.at === "preparing" && state.checking ? NOTICES.checking : null;
}

function BilledTo({ purchase, onChangeContact }: PaymentScreenProps) {
  const { contact } = purchase;
  const shown = useShownPhone();
  const lines = [
    contact.billing_name ? `${contact.billing_name} (${contact.name})` : contact.name,
    contact.email,
    shown(contact.phone),
    [stateName(contact.state_code), contact.gstin && words.withGstin(contact.gstin)]
      .filter(Boolean)
      .join(" · "),
    ...(contact.address ? [contact.address] : []),
  ];
  return (
    <section aria-label={words.billedTo} className="mt-5 border-t border-base-300 pt-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{words.billedTo}</h3>
        <button
          type="button"
          className="link inline-flex min-h-11 items-center text-sm font-medium"
          onClick={onChangeContact}
        >
          {words.change}
        </button>
      </div>
      <p className="min-w-0 text-sm leading-relaxed">
        {lines.map((line) => (
          <span key={line} className="block break-words whitespace-pre-line">
            {line}
          </span>
        ))}
      </p>
    </section>
  );
}

function WhatNext({ steps }: { steps: readonly string[] }) {
  return (
    <section className="my-5 text-sm">
      <h3 className="font-semibold">{words.nextTitle}</h3>
      <ol className="mt-1 list-decimal pl-5 leading-relaxed opacity-85">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
