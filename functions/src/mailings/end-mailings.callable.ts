import { defineCallable } from "../platform/define-callable.ts";
import { endMailingsBy } from "./end-mailings.ts";

/** Ends the mailings to somebody, by the link of one of them. */
export const endMailings = defineCallable("endMailings", { roles: "anyone" }, async ({ token }) => {
  await endMailingsBy(token);
  return {};
});
