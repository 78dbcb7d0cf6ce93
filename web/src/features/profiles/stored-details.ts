import { formatPhone } from "@niyamdesk/domain/phone/phone";
import type { OwnDetailsInput } from "@niyamdesk/domain/profiles/own-details";
import { type StoredData, textIn } from "../../lib/firestore/stored.ts";

export const DETAILS = ["name", "phone", "address", "state_code", "pan", "gstin", "billing_name"] as const;
export type Detail = (typeof DETAILS)[number];

/** The details as the record has them; null: not there. */
export type StoredDetails = Readonly<Record<Detail, string | null>>;

export function storedDetails(data: StoredData): StoredDetails {
  return byDetail((detail) => textIn(data, detail));
}

/** The details as the form shows them. */
export function shownDetails(stored: StoredDetails): OwnDetailsInput {
  return {
    ...byDetail((detail) => stored[detail] ?? ""),
    phone: stored.phone === null ? "+91 " : formatPhone(stored.phone),
  };
}

/** One value for each detail. */
export function byDetail<T>(of: (detail: Detail) => T): Record<Detail, T> {
  return Object.fromEntries(DETAILS.map((detail) => [detail, of(detail)])) as Record<Detail, T>;
}
