import { collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import { ACCESS_PAGE, type AccessEntry } from "./access.ts";
import type { Nominee } from "./nominee.ts";

export const NOMINEES = collectionOf<Nominee>("nominees");
export const ACCESS_LOG = collectionOf<AccessEntry>("access_log");

export const accessToQuery = {
  by: "functions",
  from: ACCESS_LOG,
  where: [["user_id", "==", "{uid}"]],
  order: [["at", "desc"]],
  limit: ACCESS_PAGE,
} as const satisfies QueryDeclaration;

export const accessBeforeQuery = {
  by: "functions",
  from: ACCESS_LOG,
  where: [
    ["user_id", "==", "{uid}"],
    ["at", "<", "{before_at}"],
  ],
  order: [["at", "desc"]],
  limit: ACCESS_PAGE,
} as const satisfies QueryDeclaration;

/** What one of us looked at, the last first. */
export const accessByQuery = {
  by: "admin",
  from: ACCESS_LOG,
  where: [["by", "==", "{staff_id}"]],
  order: [["at", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;
