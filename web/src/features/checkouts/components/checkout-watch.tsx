import { useEffect, useEffectEvent } from "react";
import { useCheckout } from "../data/live-checkout.ts";

/** Draws nothing: says when the server knows that a checkout is paid, whichever way it learned it. */
export function CheckoutWatch({ id, onPaid }: { id: string; onPaid(): void }) {
  const live = useCheckout(id);
  const paid = live.status === "ready" && live.value?.status === "paid";
  const tell = useEffectEvent(onPaid);
  useEffect(() => {
    if (paid) tell();
  }, [paid]);
  return null;
}
