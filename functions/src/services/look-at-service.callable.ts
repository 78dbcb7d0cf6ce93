import { defineCallable } from "../platform/define-callable.ts";
import { lookAtService as look } from "./look-at-service.ts";

/** Whom a change of a service reaches now. */
export const lookAtService = defineCallable("lookAtService", { roles: ["admin"] }, async (input) => {
  return look(input.service_id);
});
