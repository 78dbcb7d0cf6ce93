import { contactMessagesOfEmailQuery, contactMessagesOfPhoneQuery } from "@niyamdesk/domain/contact/queries";
import { leadOfPhoneQuery, leadsOfEmailQuery } from "@niyamdesk/domain/leads/queries";
import type { UserRecord } from "firebase-admin/auth";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { runWholeQuery } from "../platform/run-query.ts";

/** What came in without an account and is the client's all the same: by an address or a number that they have proven. */
export interface OwnEnquiries {
  messages: QueryDocumentSnapshot[];
  leads: QueryDocumentSnapshot[];
}

export async function ownEnquiries(account: UserRecord): Promise<OwnEnquiries> {
  const { email, phone } = proven(account);
  const [byEmail, byPhone, leadsOfEmail, leadsOfPhone] = await Promise.all([
    email === null ? [] : runWholeQuery(contactMessagesOfEmailQuery, { email }),
    phone === null ? [] : runWholeQuery(contactMessagesOfPhoneQuery, { phone }),
    email === null ? [] : runWholeQuery(leadsOfEmailQuery, { email }),
    phone === null ? [] : runWholeQuery(leadOfPhoneQuery, { phone }),
  ]);
  return { messages: once(byEmail, byPhone), leads: once(leadsOfEmail, leadsOfPhone) };
}

/** The provider signs in with no number that was not proven by a code. */
export function proven({ email, emailVerified, phoneNumber }: UserRecord) {
  return { email: email && emailVerified ? email : null, phone: phoneNumber ?? null };
}

function once(...found: QueryDocumentSnapshot[][]): QueryDocumentSnapshot[] {
  return [...new Map(found.flat().map((entry) => [entry.ref.path, entry])).values()];
}
