import { COLLECTIONS, SUBCOLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

/** Announcements that clients are shown: those to other roles take none of their places. */
export const clientAnnouncementsQuery = {
  by: "visitor",
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
