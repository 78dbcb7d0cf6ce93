import { defineCallable } from "../platform/define-callable.ts";
import { reopen } from "./decide.ts";

/** What was set aside is to be decided after all. */
export const reopenFinding = defineCallable("reopenFinding", { roles: ["admin"] }, async (input, caller) => {
  await reopen(input, caller);
  return {};
});
