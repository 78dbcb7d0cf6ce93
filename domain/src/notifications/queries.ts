import { COLLECTIONS, SUBCOLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import { OPEN_AUDIENCES } from "./notification.ts";

export const activeNotificationsQuery = {
  by: "visitor",
  from: COLLECTIONS.notifications,
  where: [
    ["isActive", "==", true],
    ["audience", "in", OPEN_AUDIENCES],
  ],
  order: [["createdAt", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;

export const ownInboxQuery = {
  by: "client_user",
  from: `${COLLECTIONS.profiles}/{uid}/${SUBCOLLECTIONS.inbox}`,
  order: [["created_at", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;
