import type { SupportTicket } from "@niyamdesk/domain/tickets/ticket";
import { accountOf } from "../platform/account-record.ts";
import { proven } from "../platform/proven.ts";
import { profileRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** Who an account is to whoever answers: its name, and what it has proven. */
export async function askerOf(
  unit: UnitOfWork,
  uid: string,
): Promise<Pick<SupportTicket, "user_id" | "name" | "email" | "phone">> {
  const [account, profile] = await Promise.all([accountOf(uid), unit.get(profileRef(uid))]);
  const { email, phone } = account === null ? { email: null, phone: null } : proven(account);
  return { user_id: uid, name: profile?.name ?? "", email, phone };
}
