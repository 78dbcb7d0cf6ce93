import { DomainError } from "@niyamdesk/domain/base/errors";
import { roleOf } from "@niyamdesk/domain/base/roles";
import { takesBookings } from "@niyamdesk/domain/consultations/slot";
import { type CaPartner, readPartner } from "@niyamdesk/domain/partners/partner";
import type { UserRecord } from "firebase-admin/auth";
import { accounts, orNone } from "../platform/accounts.ts";
import { partnerRef } from "../platform/refs.ts";

/**
 * A CA who can be booked now, with the account that hears of it: one that works as a CA and is not suspended.
 *
 * @throws DomainError partner_not_found, partner_not_bookable
 */
export async function bookablePartner(id: string): Promise<{ partner: CaPartner; account: UserRecord }> {
  const data = (await partnerRef(id).get()).data();
  const partner = data === undefined ? null : readPartner(id, data);
  if (!partner?.active) throw new DomainError("partner_not_found");
  if (partner.user_id === null || !takesBookings(partner)) throw new DomainError("partner_not_bookable");
  const account = await orNone((await accounts()).getUser(partner.user_id));
  if (account === null || account.disabled || roleOf(account.customClaims?.role) !== "ca") {
    throw new DomainError("partner_not_bookable");
  }
  return { partner, account };
}
