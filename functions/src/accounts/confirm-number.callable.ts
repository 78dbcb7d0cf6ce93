import { defineCallable } from "../platform/define-callable.ts";
import { confirmNumber as confirm } from "./confirm-number.ts";

/** The second proof, by the token of the mail. */
export const confirmNumber = defineCallable("confirmNumber", { roles: "anyone" }, async ({ token }) => {
  await confirm(token);
  return {};
});
