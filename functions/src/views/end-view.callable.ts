import { defineCallable } from "../platform/define-callable.ts";
import { endView as end } from "./view.ts";

/** Leaves somebody's workspace. */
export const endView = defineCallable("endView", { roles: ["admin"] }, async (_input, caller) => {
  await end(caller);
  return {};
});
