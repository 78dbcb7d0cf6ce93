import { defineCallable } from "../platform/define-callable.ts";
import { changeOwnEmail } from "./change-email.ts";

/** Another address to sign in with. Rarely needed, and each call may write to a stranger's mailbox: hence the limits. */
export const changeEmail = defineCallable(
  "changeEmail",
  {
    roles: "signed_in",
    rateLimit: { calls: 10, perSeconds: 600 },
    limitPerEmail: { calls: 10, perSeconds: 3600 },
  },
  async ({ email }, caller) => ({ takes_effect: await changeOwnEmail(caller, email) }),
);
