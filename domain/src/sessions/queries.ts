import { collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { Session } from "./session.ts";

export const SESSIONS = collectionOf<Session>("sessions");

const ofAccount = {
  from: SESSIONS,
  where: [["user_id", "==", "{uid}"]],
  order: [["last_seen", "desc"]],
  limit: 50,
} as const;

/** Where the person is signed in, the last seen first. */
export const ownSessionsQuery = { ...ofAccount, by: "client_user" } as const satisfies QueryDeclaration;
/** The same of a colleague. */
export const sessionsOfStaffQuery = {
  ...ofAccount,
  by: "admin",
  where: [["user_id", "==", "{staff_id}"]],
} as const satisfies QueryDeclaration;
export const sessionsOfQuery = { ...ofAccount, by: "functions" } as const satisfies QueryDeclaration;
