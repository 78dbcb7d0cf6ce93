import { type CheckoutState, checkoutState, lastFailure } from "@niyamdesk/domain/checkouts/checkout-state";
import { checkoutWords } from "#messages/checkout-states.ts";
import { purchase } from "#messages/purchase.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { useCheckout } from "../data/live-checkout.ts";

/** What became of the last try to pay this checkout, told to whoever comes back to pay; nothing when there was none. */
export function EarlierTry({ checkoutId }: { checkoutId: string }) {
  const live = useCheckout(checkoutId);
  const now = useServerMinute();
  if (live.status !== "ready" || live.value === null) return null;
  return <TriedBefore state={checkoutState(live.value, now)} failure={lastFailure(live.value)} />;
}

const NO_TRY: readonly CheckoutState[] = ["left", "paid", "expired"];

/** @param failure the provider's words, when the last try failed */
export function TriedBefore({ state, failure }: { state: CheckoutState; failure: string | null }) {
  if (NO_TRY.includes(state)) return null;
  const { title, text } = checkoutWords.states[state];
  return (
    <p role="status" className="alert alert-soft mt-4 block">
      <span className="block font-medium">
        {state === "failed" && failure !== null ? purchase.failed(failure) : title}
      </span>
      {text}
    </p>
  );
}
