import { defineCallable } from "../platform/define-callable.ts";
import { confirmAct as confirm } from "./work-on-order.ts";

/** The client says that they did what is asked for in place of a document. */
export const confirmAct = defineCallable("confirmAct", { roles: ["client_user"] }, async (input, caller) => {
  await confirm(input, caller);
  return {};
});
