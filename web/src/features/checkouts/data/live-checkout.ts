import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Checkout } from "@niyamdesk/domain/checkouts/checkout";
import { openCheckoutsQuery } from "@niyamdesk/domain/checkouts/queries";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { type Live, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";

/** The checkout as the server sees it: it turns paid by itself when the payment arrives. */
export function useCheckout(id: string): Live<Checkout | null> {
  return useLiveDocument<Checkout>([COLLECTIONS.checkouts, id], written);
}

/** The payment of a finished checkout; its invoice number follows a moment later. */
export function usePayment(id: string): Live<Payment | null> {
  return useLiveDocument<Payment>([COLLECTIONS.payments, id], written);
}

export function useOwnProfile(uid: string): Live<Profile | null> {
  return useLiveDocument<Profile>([COLLECTIONS.profiles, uid], written);
}

/** The person's checkouts of a service that are open or paid, newest first. */
export function useOpenCheckouts(uid: string, serviceId: string): Live<Checkout[]> {
  return useLiveQuery<typeof openCheckoutsQuery, Checkout>(
    openCheckoutsQuery,
    { uid, service_id: serviceId },
    written,
  );
}

/** These records are written by functions only, in the domain's own shape. */
function written<T>(id: string, data: Readonly<Record<string, unknown>>): T {
  return { ...data, id } as T;
}
