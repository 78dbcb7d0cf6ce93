import type { Lead } from "@niyamdesk/domain/leads/lead";
import {
  leadOfOtherPhoneQuery,
  leadOfPhoneQuery,
  leadsOfEmailQuery,
  mergedOfEmailQuery,
  mergedOfOtherPhoneQuery,
  mergedOfPhoneQuery,
} from "@niyamdesk/domain/leads/queries";
import type { UserRecord } from "firebase-admin/auth";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { proven } from "../platform/proven.ts";
import { leadMailKeyRef, leadRef } from "../platform/refs.ts";
import { onceEach, runWholeQuery } from "../platform/run-query.ts";
import { numbersOf } from "./do-not-call.ts";

/** Which leads, and which records of leads that became part of others, are a client's. */

/** Leads that we know to be theirs: a form's word that it is their address hands out nothing of a stranger's. */
export async function provenLeads(account: UserRecord): Promise<QueryDocumentSnapshot[]> {
  const { email } = proven(account);
  const key = email === null ? undefined : (await leadMailKeyRef(email).get()).data();
  return (await ownLeads(account)).filter(
    (found) => found.id === key?.lead_id || hasNumber(found.data() as Lead, account),
  );
}

export function hasNumber(lead: Lead, account: UserRecord): boolean {
  const { phone } = proven(account);
  return phone !== null && numbersOf(lead).includes(phone);
}

export const mergedIdOf = ({ id }: { id: string }): string => id.replace(/^merged_lead_/, "");

export const mergedIds = (lead: QueryDocumentSnapshot): string[] =>
  ((lead.data() as Lead).merges ?? []).map(({ lead_id }) => lead_id);

/** Those with their address or number, and the one that their address leads to since another became part of it. */
export async function ownLeads(account: UserRecord): Promise<QueryDocumentSnapshot[]> {
  const { email, phone } = proven(account);
  const [byEmail, byPhone, byOther, byKey] = await Promise.all([
    email === null ? [] : runWholeQuery(leadsOfEmailQuery, { email }),
    phone === null ? [] : runWholeQuery(leadOfPhoneQuery, { phone }),
    phone === null ? [] : runWholeQuery(leadOfOtherPhoneQuery, { phone }),
    email === null ? [] : leadOfKey(email),
  ]);
  return onceEach([...byEmail, ...byPhone, ...byOther, ...byKey]);
}

async function leadOfKey(email: string): Promise<QueryDocumentSnapshot[]> {
  const key = (await leadMailKeyRef(email).get()).data();
  const lead = key === undefined ? undefined : await leadRef(key.lead_id).get();
  return lead?.exists ? [lead as QueryDocumentSnapshot] : [];
}

/** `ledger/merged_lead_{id}` of leads that had their address or number. */
export async function mergedRecords(account: UserRecord): Promise<QueryDocumentSnapshot[]> {
  const { email, phone } = proven(account);
  const [byEmail, byPhone, byOther] = await Promise.all([
    email === null ? [] : runWholeQuery(mergedOfEmailQuery, { email }),
    phone === null ? [] : runWholeQuery(mergedOfPhoneQuery, { phone }),
    phone === null ? [] : runWholeQuery(mergedOfOtherPhoneQuery, { phone }),
  ]);
  return onceEach([...byEmail, ...byPhone, ...byOther]);
}
