import { defineCallable } from "../platform/define-callable.ts";
import { log } from "./log.ts";

/** Keeps a call that was not started here. */
export const logCall = defineCallable("logCall", { roles: ["telecaller", "ca"] }, async (input, caller) => {
  return log(input, caller);
});
