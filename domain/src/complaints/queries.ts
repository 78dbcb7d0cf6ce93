import { collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { Complaint } from "./complaint.ts";

export const COMPLAINTS = collectionOf<Complaint>("complaints");

export const ownComplaintsQuery = {
  by: "client_user",
  from: COMPLAINTS,
  where: [["user_id", "==", "{uid}"]],
  order: [["created_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** What an administrator has to answer, the soonest due first. */
export const openComplaintsQuery = {
  by: "admin",
  from: COMPLAINTS,
  where: [["status", "==", "open"]],
  order: [["answer_due", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** What was answered, the last first. */
export const answeredComplaintsQuery = {
  by: "admin",
  from: COMPLAINTS,
  where: [["status", "==", "answered"]],
  order: [["answered_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** All of one order, the last first. */
export const complaintsOfOrderQuery = {
  by: "admin",
  from: COMPLAINTS,
  where: [["order_id", "==", "{order_id}"]],
  order: [["created_at", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;

/** Of an order at most two are open: what somebody is not satisfied with, and the wish to cancel. */
export const openComplaintsOfOrderQuery = {
  by: "functions",
  from: COMPLAINTS,
  where: [
    ["order_id", "==", "{order_id}"],
    ["status", "==", "open"],
  ],
  limit: 2,
} as const satisfies QueryDeclaration;

export const complaintsToRemindOfQuery = {
  by: "functions",
  from: COMPLAINTS,
  where: [["remind_at", "<=", "{now_at}"]],
  order: [["remind_at", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;
