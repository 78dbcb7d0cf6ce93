import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const ownCallsSinceQuery = {
  by: "telecaller",
  from: COLLECTIONS.telecallerCalls,
  where: [
    ["telecaller_id", "==", "{uid}"],
    ["call_started_at", ">=", "{since_at}"],
  ],
  order: [["call_started_at", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** What somebody did on each day from one on. */
export const ownDaysSinceQuery = {
  by: "telecaller",
  from: COLLECTIONS.telecallerDays,
  where: [
    ["telecaller_id", "==", "{uid}"],
    ["day", ">=", "{since}"],
  ],
  order: [["day", "asc"]],
  limit: 62,
} as const satisfies QueryDeclaration;

/** For sums over all that somebody ever called; the order asks for the index that they need. */
export const allCallsQuery = {
  by: "functions",
  from: COLLECTIONS.telecallerCalls,
  where: [["telecaller_id", "==", "{caller}"]],
  order: [["call_duration", "asc"]],
  limit: 500,
} as const satisfies QueryDeclaration;

/** The same of those that were answered. */
export const connectedCallsQuery = {
  by: "functions",
  from: COLLECTIONS.telecallerCalls,
  where: [
    ["telecaller_id", "==", "{caller}"],
    ["call_status", "==", "connected"],
  ],
  limit: 500,
} as const satisfies QueryDeclaration;

export const callsOfLeadQuery = {
  by: "functions",
  from: COLLECTIONS.telecallerCalls,
  where: [["lead_id", "==", "{lead_id}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const openFollowUpsOfLeadQuery = {
  by: "functions",
  from: COLLECTIONS.telecallerCalls,
  where: [
    ["lead_id", "==", "{lead_id}"],
    ["telecaller_id", "==", "{caller}"],
    ["follow_up_required", "==", true],
  ],
  limit: 20,
} as const satisfies QueryDeclaration;

export const currentCallsOfLeadQuery = {
  by: "functions",
  from: COLLECTIONS.currentCalls,
  where: [["lead_id", "==", "{lead_id}"]],
  limit: 20,
} as const satisfies QueryDeclaration;

/** Days of one's own, by their names (`2026-11-29`), a quarter at most. */
export const ownDaysQuery = {
  by: "telecaller",
  from: COLLECTIONS.telecallerDays,
  where: [
    ["telecaller_id", "==", "{uid}"],
    ["day", ">=", "{from}"],
    ["day", "<=", "{last}"],
  ],
  order: [["day", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** Own calls that something happened to since an instant: they ended, a note was written, their follow-up was done. */
export const ownCallsTouchedQuery = {
  by: "telecaller",
  from: COLLECTIONS.telecallerCalls,
  where: [
    ["telecaller_id", "==", "{uid}"],
    ["updated_at", ">=", "{since_at}"],
  ],
  order: [["updated_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const currentCallsQuery = {
  by: "admin",
  from: COLLECTIONS.currentCalls,
  order: [["started_at", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const everybodysDayQuery = {
  by: "admin",
  from: COLLECTIONS.telecallerDays,
  where: [["day", "==", "{day}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const telecallerProfilesQuery = {
  by: "admin",
  from: COLLECTIONS.telecallerProfiles,
  limit: 200,
} as const satisfies QueryDeclaration;

/** Calls of a CA, the latest first. */
export const callsOfCaQuery = {
  by: "ca",
  from: COLLECTIONS.telecallerCalls,
  where: [["telecaller_id", "==", "{uid}"]],
  order: [["call_started_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;
