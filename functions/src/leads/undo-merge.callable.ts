import { defineCallable } from "../platform/define-callable.ts";
import { undoMerge as undo } from "./merge.ts";

/** Parts two leads that were merged by mistake. */
export const undoMerge = defineCallable(
  "undoMerge",
  { roles: ["telecaller", "admin"] },
  async ({ keep_id, merged_id }, caller) => {
    await undo(keep_id, merged_id, caller);
    return {};
  },
);
