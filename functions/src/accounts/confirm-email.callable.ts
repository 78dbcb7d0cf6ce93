import { defineCallable } from "../platform/define-callable.ts";
import { confirmEmail as confirm } from "./confirm-email.ts";

/** Proves an address, by the token of the mail. */
export const confirmEmail = defineCallable("confirmEmail", { roles: "anyone_known" }, ({ token }, caller) =>
  confirm(token, caller),
);
