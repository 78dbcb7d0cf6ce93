import { type Checkout, isPayable } from "@niyamdesk/domain/checkouts/checkout";
import { rupeesOfPaise } from "@niyamdesk/domain/money/money";
import { useEffect, useState } from "react";
import { checkoutWords } from "#messages/checkout-states.ts";
import { errors } from "#messages/errors.ts";
import { purchase as words } from "#messages/purchase.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, ErrorState, Loading } from "../../../ui/states.tsx";
import { boughtPlan } from "../bought-plan.ts";
import type { PurchaseProps } from "../checkout-props.ts";
import { useCheckout } from "../data/live-checkout.ts";
import { keepInDraft } from "../draft.ts";
import type { Purchase } from "../payment-steps.ts";
import { splitOf } from "../split.ts";
import { HeldPanel } from "./held-panel.tsx";
import { PaymentScreen } from "./payment-screen.tsx";

/** A purchase that began elsewhere: in another tab, on another device, or days ago. The server's record says all of it. */
export function ResumedPurchase(props: PurchaseProps & { checkoutId: string }) {
  const live = useCheckout(props.checkoutId);
  if (live.status === "loading") return <Loading />;
  if (live.status === "failed") {
    return <ErrorState title={words.loadFailed} onRetry={live.retry} />;
  }
  const checkout = live.status === "ready" ? live.value : null;
  if (checkout?.service_id !== props.service.id) {
    return <Over title={errors.checkout_not_found} {...props} />;
  }
  if (checkout.status === "held") return <HeldPanel checkoutId={checkout.id} />;
  if (checkout.status === "paid") return <Paid {...props} />;
  if (!isPayable(checkout.status)) return <Over {...checkoutWords.states.expired} {...props} />;
  return <Resumed {...props} checkout={checkout} />;
}

function Resumed({ checkout, service, address, onServiceChanged }: PurchaseProps & { checkout: Checkout }) {
  const [purchase] = useState<Purchase>(() => ({
    service_id: checkout.service_id,
    plan_id: checkout.plan_id,
    contact: checkout.contact,
    seen_total: rupeesOfPaise(checkout.amount_paise),
    idempotency_key: checkout.idempotency_key,
    ...(checkout.coupon ? { coupon: checkout.coupon.code } : {}),
  }));
  const plan = boughtPlan(service, checkout);
  const billAgain = {
    contact: checkout.contact,
    entered: true,
    key: undefined,
    checkout: undefined,
    coupon: checkout.coupon && { ...checkout.coupon, plan: checkout.plan_id },
  };
  return (
    <PaymentScreen
      service={service}
      planName={plan.name}
      turnaround={plan.turnaround}
      purchase={purchase}
      address={address}
      quote={splitOf(checkout.tax, checkout.coupon)}
      coupon={checkout.coupon ?? null}
      onServiceChanged={onServiceChanged}
      onChangeContact={() => {
        keepInDraft(service.id, billAgain);
        address.go({ step: "contact", plan: checkout.plan_id, checkout: null });
      }}
      onStartAgain={(change) => {
        keepInDraft(service.id, { ...billAgain, ...change });
        address.go({ step: "payment", plan: checkout.plan_id, checkout: null }, { replace: true });
      }}
    />
  );
}

function Over({ title, text, address }: PurchaseProps & { title: string; text?: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <Button onClick={() => address.go({ step: "select", checkout: null })}>
          {checkoutWords.ways.start_again}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

function Paid({ address }: PurchaseProps) {
  const { go } = address;
  useEffect(() => go({ step: "confirmation" }, { replace: true }), [go]);
  return <Loading />;
}
