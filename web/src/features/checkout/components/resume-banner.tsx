import { type Checkout, isPayable, orderIdOf } from "@niyamdesk/domain/checkout";
import { formatPaise } from "@niyamdesk/domain/money";
import type { Service } from "@niyamdesk/domain/service";
import { checkout } from "#messages/checkout.ts";
import { FirestoreProvider } from "../../../lib/firestore-provider.tsx";
import { PATHS } from "../../../lib/paths.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { boughtPlan } from "../bought-plan.ts";
import { useOpenCheckouts } from "../data/live-checkout.ts";
import type { CheckoutAddress } from "../hooks/use-checkout-address.ts";

interface ResumeBannerProps {
  uid: string;
  service: Service;
  address: CheckoutAddress;
}

/** Afterwards it is history, and found among the orders. */
const FRESH_MS = 24 * 3_600_000;

/** Whoever comes back finds what they began: an open payment to go on with, or that it was paid meanwhile. */
export default function ResumeBanner(props: ResumeBannerProps) {
  return (
    <FirestoreProvider>
      <Found {...props} />
    </FirestoreProvider>
  );
}

function Found({ uid, service, address }: ResumeBannerProps) {
  const live = useOpenCheckouts(uid, service.id);
  const latest =
    live.status === "ready" ? live.value.find((entry) => isPayable(entry.status) || isFresh(entry)) : null;
  if (!latest) return null;
  const orderId = latest.status === "paid" ? (latest.order_id ?? orderIdOf(latest.id)) : null;
  return (
    <section
      aria-label={checkout.lastPurchase}
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-box bg-secondary p-5 text-secondary-content"
    >
      <p>
        <span className="block font-semibold">
          {orderId === null ? checkout.toFinish : checkout.paidBefore}
        </span>
        <span className="figures text-sm">
          {boughtPlan(service, latest).name}, {formatPaise(latest.amount_paise)}
          {orderId !== null && `, ${checkout.order(orderId)}`}
        </span>
      </p>
      {orderId === null ? (
        <Button
          size="small"
          onClick={() => address.go({ step: "payment", plan: latest.plan_id, checkout: latest.id })}
        >
          {checkout.continuePayment}
        </Button>
      ) : (
        <ButtonLink english to={PATHS.userOrder(orderId)} look="outline" size="small">
          {checkout.viewOrder}
        </ButtonLink>
      )}
    </section>
  );
}

function isFresh({ paid_at }: Checkout): boolean {
  return paid_at !== null && Date.now() - paid_at.toMillis() < FRESH_MS;
}
