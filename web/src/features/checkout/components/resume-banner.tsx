import { type Checkout, isPayable, orderIdOf } from "@niyamdesk/domain/checkout";
import { formatPaise } from "@niyamdesk/domain/money";
import { FirestoreProvider } from "../../../lib/firestore-provider.tsx";
import { PATHS } from "../../../lib/paths.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { useOpenCheckouts } from "../data/live-checkout.ts";
import type { CheckoutAddress } from "../hooks/use-checkout-address.ts";

interface ResumeBannerProps {
  uid: string;
  serviceId: string;
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

function Found({ uid, serviceId, address }: ResumeBannerProps) {
  const live = useOpenCheckouts(uid, serviceId);
  const latest =
    live.status === "ready" ? live.value.find((entry) => isPayable(entry.status) || isFresh(entry)) : null;
  if (!latest) return null;
  return (
    <section
      aria-label="Your last purchase"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-box bg-secondary p-5 text-secondary-content"
    >
      <p>
        <span className="block font-semibold">
          {latest.status === "paid" ? "You have paid for this service." : "You have a payment to finish."}
        </span>
        <span className="figures text-sm">
          {latest.plan_name}, {formatPaise(latest.amount_paise)}
          {latest.status === "paid" && `, order ${latest.order_id ?? orderIdOf(latest.id)}`}
        </span>
      </p>
      {latest.status === "paid" ? (
        <ButtonLink to={PATHS.userOrder(latest.order_id ?? orderIdOf(latest.id))} look="outline" size="small">
          View your order
        </ButtonLink>
      ) : (
        <Button
          size="small"
          onClick={() => address.go({ step: "payment", plan: latest.plan_id, checkout: latest.id })}
        >
          Continue payment
        </Button>
      )}
    </section>
  );
}

function isFresh({ paid_at }: Checkout): boolean {
  return paid_at !== null && Date.now() - paid_at.toMillis() < FRESH_MS;
}
