import { type CheckoutState, checkoutState } from "@niyamdesk/domain/checkouts/checkout-state";
import { checkoutWords } from "#messages/checkout-states.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { useCheckout } from "../data/checkout.ts";

/** Said as long as money that was set aside a second time for a paid order has not gone back. */
export function SecondDebit({ checkoutId }: { checkoutId: string }) {
  const checkout = useCheckout(checkoutId);
  const now = useServerMinute();
  if (checkout.status !== "ready" || checkout.value === null) return null;
  return <OnItsWayBack state={checkoutState(checkout.value.facts, now)} />;
}

export function OnItsWayBack({ state }: { state: CheckoutState }) {
  if (state !== "second_debit") return null;
  const { title, text } = checkoutWords.states.second_debit;
  return (
    <div role="status" className="mt-4 rounded-box bg-secondary p-4 text-sm text-secondary-content">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
    </div>
  );
}
