import { unsettledCheckoutsQuery } from "@niyamdesk/domain/checkouts/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type CheckoutView, readCheckout } from "../read-checkout.ts";

/** Checkouts of the client that are not settled: to be paid, under way or held. Newest first, live. */
export function useOwnCheckouts(uid: string): Live<CheckoutView[]> {
  return useLiveQuery(unsettledCheckoutsQuery, { uid }, readCheckout);
}
