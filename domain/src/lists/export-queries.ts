import { collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { ExportJob } from "./export-job.ts";

export const LIST_EXPORTS_MADE = collectionOf<ExportJob>("list_exports");

/** Whose worker died, whose file's time is over, or which are to be forgotten. */
export const exportsDueQuery = {
  by: "functions",
  from: LIST_EXPORTS_MADE,
  where: [["next_at", "<=", "{now_at}"]],
  order: [["next_at", "asc"]],
  limit: 20,
} as const satisfies QueryDeclaration;

/** What somebody waits for already. */
export const exportsOfOneQuery = {
  by: "functions",
  from: LIST_EXPORTS_MADE,
  where: [
    ["by", "==", "{uid}"],
    ["status", "==", "making"],
  ],
  limit: 10,
} as const satisfies QueryDeclaration;
