import { defineCallable } from "../platform/define-callable.ts";
import { save } from "./save.ts";

/** Ends a call, with what came of it. */
export const saveCall = defineCallable("saveCall", { roles: ["telecaller", "ca"] }, async (input, caller) => {
  return save(input, caller);
});
