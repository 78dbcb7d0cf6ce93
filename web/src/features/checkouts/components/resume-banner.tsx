import { orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import { lastFailure } from "@niyamdesk/domain/checkouts/checkout-state";
import { formatPaise } from "@niyamdesk/domain/money/money";
import type { Service } from "@niyamdesk/domain/services/service";
import { checkout as words } from "#messages/checkout.ts";
import { checkoutWords } from "#messages/checkout-states.ts";
import { purchase } from "#messages/purchase.ts";
import { FirestoreProvider } from "../../../lib/firestore/firestore-provider.tsx";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { boughtPlan } from "../bought-plan.ts";
import { useOpenCheckouts } from "../data/live-checkout.ts";
import type { CheckoutAddress } from "../hooks/use-checkout-address.ts";
import { type Resumable, resumable } from "../resumable.ts";
import { ResumeWays } from "./resume-ways.tsx";

interface ResumeBannerProps {
  uid: string;
  service: Service;
  address: CheckoutAddress;
}

/** Whoever comes back finds what they began, above all else on the page and so at once, as the one table of states has it: what became of it and the ways on. */
export default function ResumeBanner(props: ResumeBannerProps) {
  return (
    <FirestoreProvider>
      <Found {...props} />
    </FirestoreProvider>
  );
}

function Found({ uid, service, address }: ResumeBannerProps) {
  const live = useOpenCheckouts(uid, service.id);
  const now = useServerMinute();
  const found = live.status === "ready" ? resumable(live.value, now) : null;
  return found && <Resume {...found} service={service} address={address} />;
}

export function Resume({ checkout, state, service, address }: Resumable & Omit<ResumeBannerProps, "uid">) {
  const { title, text } = checkoutWords.states[state];
  const failure = state === "failed" ? lastFailure(checkout) : null;
  const isPaid = state === "paid" || state === "second_debit";
  return (
    <section aria-label={words.lastPurchase} className="bg-secondary text-secondary-content">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p translate="no" className="figures text-sm">
            {boughtPlan(service, checkout).name}, {formatPaise(checkout.amount_paise)}
            {isPaid && `, ${words.order(checkout.order_id ?? orderIdOf(checkout.id))}`}
          </p>
          <p className="mt-1 max-w-prose text-sm">
            {failure !== null && <span className="block">{purchase.failed(failure)}</span>}
            {text}
          </p>
        </div>
        <ResumeWays key={checkout.id} checkout={checkout} state={state} address={address} />
      </div>
    </section>
  );
}
