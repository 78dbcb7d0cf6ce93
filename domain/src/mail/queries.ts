import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const mailToQuery = {
  by: "functions",
  from: COLLECTIONS.mail,
  where: [["to", "==", "{email}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const mailAboutQuery = {
  by: "functions",
  from: COLLECTIONS.mail,
  where: [["data.uid", "==", "{uid}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const dueMailQuery = {
  by: "functions",
  from: COLLECTIONS.mail,
  where: [
    ["status", "==", "queued"],
    ["next_attempt_at", "<=", "{now_at}"],
  ],
  order: [["next_attempt_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const abandonedMailQuery = {
  by: "functions",
  from: COLLECTIONS.mail,
  where: [
    ["status", "==", "sending"],
    ["lease_until", "<=", "{now_at}"],
  ],
  order: [["lease_until", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;
