import { type OwnDetails, ownDetails } from "@niyamdesk/domain/profiles/own-details";
import { byDetail, DETAILS, type Detail, type StoredDetails } from "./stored-details.ts";

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
