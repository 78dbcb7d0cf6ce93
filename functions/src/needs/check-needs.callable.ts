import { defineCallable } from "../platform/define-callable.ts";
import { checkNeeds as check } from "./keep-needs.ts";

/** A dashboard was opened: what was done since the last look is to be gone. */
export const checkNeeds = defineCallable("checkNeeds", { roles: ["admin"] }, async () => {
  await check();
  return {};
});
