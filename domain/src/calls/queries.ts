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

export const ownFollowUpsQuery = {
  by: "telecaller",
  from: COLLECTIONS.telecallerCalls,
  where: [
    ["telecaller_id", "==", "{uid}"],
    ["follow_up_required", "==", true],
  ],
  order: [["follow_up_date", "asc"]],
  limit: 100,
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
