import { COLLECTIONS, collectionOf, SUBCOLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { PlannedAnnouncement } from "./notification.ts";

export const ANNOUNCEMENTS = collectionOf<PlannedAnnouncement>("announcements");

/** Those that begin or end by the clock, and it is time. */
export const announcementsDueQuery = {
  by: "functions",
  from: ANNOUNCEMENTS,
  where: [["next_at", "<=", "{now_at}"]],
  order: [["next_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** Announcements that all clients are shown: those to others take none of their places. */
export const clientAnnouncementsQuery = {
  by: "client_user",
  from: COLLECTIONS.notifications,
  where: [
    ["isActive", "==", true],
    ["audience", "in", ["all", "client_user"]],
  ],
  order: [["createdAt", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;

export const ownInboxQuery = {
  by: "client_user",
  from: `${COLLECTIONS.profiles}/{uid}/${SUBCOLLECTIONS.inbox}`,
  order: [["created_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** The same, with what came before. */
export const ownWholeInboxQuery = {
  ...ownInboxQuery,
  limit: 200,
} as const satisfies QueryDeclaration;

/** Whether there is anything new, for the number beside a bell: more than these are 'many'. */
export const ownUnreadQuery = {
  by: "client_user",
  from: `${COLLECTIONS.profiles}/{uid}/${SUBCOLLECTIONS.inbox}`,
  where: [["read_at", "==", null]],
  limit: 10,
} as const satisfies QueryDeclaration;
