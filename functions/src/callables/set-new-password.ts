import { setNewPassword as set } from "../data/accounts/set-new-password.ts";
import { defineCallable } from "../platform/define-callable.ts";

/** A new password, by the token of the mail. */
export const setNewPassword = defineCallable(
  "setNewPassword",
  { roles: "anyone", rateLimit: { calls: 30, perSeconds: 60 } },
  ({ token, password }) => set(token, password),
);
