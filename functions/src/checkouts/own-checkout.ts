import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Caller } from "../platform/caller.ts";
import { type CheckoutRecord, checkoutRef } from "../platform/refs.ts";

/** The caller's own checkout. @throws DomainError checkout_not_found, forbidden */
export async function ownCheckout(id: string, caller: Caller): Promise<CheckoutRecord> {
  const checkout = (await checkoutRef(id).get()).data();
  if (!checkout) throw new DomainError("checkout_not_found");
  if (checkout.user_id !== caller.uid) throw new DomainError("forbidden");
  return checkout;
}
