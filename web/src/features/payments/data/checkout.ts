import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import { type CheckoutView, readCheckout } from "../read-checkout.ts";

/** The checkout an order came from: it knows what the amount is made of. */
export function useCheckout(id: string): Live<CheckoutView | null> {
  return useLiveDocument([COLLECTIONS.checkouts, id], readCheckout);
}
