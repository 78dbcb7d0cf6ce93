import { COLLECTIONS, collectionOf, SUBCOLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { ThreadReader } from "./thread-reader.ts";

export const THREAD_READERS = collectionOf<ThreadReader>("thread_readers");

/** Threads of somebody, the last written to first. */
export const ownThreadsQuery = {
  by: "client_user",
  from: THREAD_READERS,
  where: [["reader_id", "==", "{uid}"]],
  order: [["last_message_at", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** One of them: nothing before its first message. */
export const ownThreadQuery = {
  by: "client_user",
  from: THREAD_READERS,
  where: [
    ["reader_id", "==", "{uid}"],
    ["order_id", "==", "{order_id}"],
  ],
  limit: 1,
} as const satisfies QueryDeclaration;

export const unreadForLongQuery = {
  by: "functions",
  from: THREAD_READERS,
  where: [["mail_at", "<=", "{now_at}"]],
  order: [["mail_at", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** What was written since an instant. */
export const messagesSinceQuery = {
  by: "functions",
  from: `${COLLECTIONS.orders}/{order_id}/${SUBCOLLECTIONS.messages}`,
  where: [["created_at", ">", "{since_at}"]],
  order: [["created_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;
