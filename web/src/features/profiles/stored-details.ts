import { formatPhone } from "@niyamdesk/domain/phone/phone";
import { type OwnDetails, type OwnDetailsInput, ownDetails } from "@niyamdesk/domain/profiles/own-details";
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

/** What somebody changed who began with `begun`: nothing else is written, so that another window's work stands. */
export function changesOf(begun: StoredDetails, sent: OwnDetails): Partial<StoredDetails> {
  const changed = DETAILS.filter((detail) => (sent[detail] ?? null) !== begun[detail]);
  return Object.fromEntries(changed.map((detail) => [detail, sent[detail] ?? null]));
}

/**
 * Details that cannot be written over what the record has now without asking: those that somebody else changed too, and to
 * something else, or that no longer go with what was changed elsewhere (a GSTIN with another State).
 */
export function conflictsOf(
  changes: Partial<StoredDetails>,
  begun: StoredDetails,
  now: StoredDetails,
): readonly Detail[] {
  const twice = DETAILS.filter(
    (detail) => detail in changes && now[detail] !== begun[detail] && now[detail] !== changes[detail],
  );
  if (twice.length > 0) return twice;
  const moved = DETAILS.filter((detail) => now[detail] !== begun[detail] && !(detail in changes));
  if (moved.length === 0) return [];
  const merged = ownDetails.safeParse(byDetail((detail) => ({ ...now, ...changes })[detail] ?? ""));
  return merged.success ? [] : moved;
}

function byDetail<T>(of: (detail: Detail) => T): Record<Detail, T> {
  return Object.fromEntries(DETAILS.map((detail) => [detail, of(detail)])) as Record<Detail, T>;
}
