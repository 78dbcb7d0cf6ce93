import { defineCallable } from "../platform/define-callable.ts";
import { merge } from "./merge.ts";

/** Makes one lead of two that are the same person. */
export const mergeLeads = defineCallable(
  "mergeLeads",
  { roles: ["telecaller", "admin"] },
  async ({ keep_id, merged_id }, caller) => {
    await merge(keep_id, merged_id, caller);
    return {};
  },
);
