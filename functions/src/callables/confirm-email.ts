import { confirmEmail as confirm } from "../data/accounts/confirm-email.ts";
import { defineCallable } from "../platform/define-callable.ts";

/** Proves an address, by the token of the mail. */
export const confirmEmail = defineCallable(
  "confirmEmail",
  { roles: "anyone_known", rateLimit: { calls: 30, perSeconds: 60 } },
  ({ token }, caller) => confirm(token, caller),
);
