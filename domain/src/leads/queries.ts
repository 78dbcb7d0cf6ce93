import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import { isOpenLead, LEAD_STATUSES } from "./lead.ts";

const OPEN_LEAD = LEAD_STATUSES.filter(isOpenLead);

export const assignedLeadsQuery = {
  by: "ca",
  from: COLLECTIONS.leads,
  where: [["assigned_to", "==", "{uid}"]],
  order: [["created_at", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const ownLeadsQuery = {
  by: "telecaller",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "in", OPEN_LEAD],
  ],
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** Own open leads that hold what was typed (`findFor`), however old they are; the newest first. */
export const foundOwnLeadsQuery = {
  by: "telecaller",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "in", OPEN_LEAD],
    ["find", "array-contains", "{word}"],
  ],
  order: [["created_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** Open leads that a franchise partner brought. */
export const partnerLeadsQuery = { ...ownLeadsQuery, by: "franchise" } as const satisfies QueryDeclaration;

/** Whether a partner's leads may be read at all. */
export const onePartnerLeadQuery = { ...partnerLeadsQuery, limit: 1 } as const satisfies QueryDeclaration;

/** Own open leads with a follow-up before an instant, the longest due first. */
export const dueLeadsQuery = {
  by: "telecaller",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "in", OPEN_LEAD],
    ["next_follow_up", "<", "{before_at}"],
  ],
  order: [["next_follow_up", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** Own open leads that nobody has promised a call, the oldest first. */
export const undatedLeadsQuery = {
  by: "telecaller",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "in", OPEN_LEAD],
    ["next_follow_up", "==", null],
  ],
  order: [["created_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** The same, the newest first: after those that were promised a call, they are called in this order. */
export const newestUndatedLeadsQuery = {
  ...undatedLeadsQuery,
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** Own open leads that were promised a first call, the earliest first: also who has been known for long and asked again. */
export const promisedLeadsQuery = {
  by: "telecaller",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "in", OPEN_LEAD],
    ["call_by", "<", "{before_at}"],
  ],
  order: [["call_by", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** Own open leads, the oldest first: those that are forgotten. */
export const oldestLeadsQuery = {
  ...ownLeadsQuery,
  order: [["created_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** The pool, the longest waiting first. Telecallers take leads of it, an administrator looks at how long it waits, a job shares it out. */
export const freeLeadsQuery = {
  by: "telecaller",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", null],
    ["status", "in", OPEN_LEAD],
  ],
  order: [["created_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** Open leads that one of us has. */
export const leadsOfStaffQuery = {
  by: "admin",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", "{staff_id}"],
    ["status", "in", OPEN_LEAD],
  ],
  order: [["created_at", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const leadsOfEmailQuery = {
  by: "functions",
  from: COLLECTIONS.leads,
  where: [["email", "==", "{email}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const leadOfPhoneQuery = {
  by: "functions",
  from: COLLECTIONS.leads,
  where: [["phone_e164", "==", "{phone}"]],
  limit: 1,
} as const satisfies QueryDeclaration;

export const leadOfOtherPhoneQuery = {
  by: "functions",
  from: COLLECTIONS.leads,
  where: [["other_phones", "array-contains", "{phone}"]],
  limit: 20,
} as const satisfies QueryDeclaration;

export const openLeadsOfQuery = {
  by: "functions",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "in", OPEN_LEAD],
  ],
  limit: 200,
} as const satisfies QueryDeclaration;

/** Whom somebody wrote down, or was given, of those who became known within some days. */
export const leadsOfDaysQuery = {
  by: "functions",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["created_at", ">=", "{from_at}"],
    ["created_at", "<", "{until_at}"],
  ],
  order: [["created_at", "desc"]],
  limit: 500,
} as const satisfies QueryDeclaration;

/** Of those, whoever was spoken with. */
export const contactedOfDaysQuery = {
  ...leadsOfDaysQuery,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "in", LEAD_STATUSES.filter((status) => status !== "new")],
    ["created_at", ">=", "{from_at}"],
    ["created_at", "<", "{until_at}"],
  ],
} as const satisfies QueryDeclaration;

export const missedPromisesQuery = {
  by: "functions",
  from: COLLECTIONS.leads,
  where: [
    ["status", "in", OPEN_LEAD],
    ["call_by", "<=", "{now_at}"],
  ],
  order: [["call_by", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const idleLeadsQuery = {
  by: "functions",
  from: COLLECTIONS.leads,
  where: [
    ["status", "in", OPEN_LEAD],
    ["worked_at", "<=", "{until_at}"],
  ],
  order: [["worked_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const unfinishedMergesQuery = {
  by: "functions",
  from: COLLECTIONS.ledger,
  where: [["history", "in", ["to_be_moved", "to_be_moved_back"]]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const unfinishedErasuresQuery = {
  by: "functions",
  from: COLLECTIONS.ledger,
  where: [["erasure", "==", "to_be_finished"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const leadImportsQuery = {
  by: "admin",
  from: COLLECTIONS.leadImports,
  order: [["at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const slicesOfImportQuery = {
  by: "admin",
  from: COLLECTIONS.leadImportSlices,
  where: [["import_id", "==", "{import_id}"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const waitingSlicesQuery = {
  by: "functions",
  from: COLLECTIONS.leadImportSlices,
  where: [["status", "==", "waiting"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const undoingImportsQuery = {
  by: "functions",
  from: COLLECTIONS.leadImports,
  where: [["status", "==", "undoing"]],
  limit: 20,
} as const satisfies QueryDeclaration;

export const leadsOfImportQuery = {
  by: "functions",
  from: COLLECTIONS.leads,
  where: [["import_id", "==", "{import_id}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const keptOfImportQuery = {
  by: "functions",
  from: COLLECTIONS.leads,
  where: [["kept_of_import", "==", "{import_id}"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** Leads that became part of others and had this address, number, or other number. */
export const mergedOfEmailQuery = {
  by: "functions",
  from: COLLECTIONS.ledger,
  where: [["lead.email", "==", "{email}"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const mergedOfPhoneQuery = {
  by: "functions",
  from: COLLECTIONS.ledger,
  where: [["lead.phone_e164", "==", "{phone}"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const mergedOfOtherPhoneQuery = {
  by: "functions",
  from: COLLECTIONS.ledger,
  where: [["lead.other_phones", "array-contains", "{phone}"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const barredLeadsQuery = {
  by: "admin",
  from: COLLECTIONS.leads,
  where: [["do_not_call", "==", true]],
  order: [["updated_at", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;
