import { requestReset } from "../data/accounts/request-reset.ts";
import { defineCallable } from "../platform/define-callable.ts";

/** Mails a link to a new password. The answer is the same for an address without an account. */
export const requestPasswordReset = defineCallable(
  "requestPasswordReset",
  {
    roles: "anyone",
    // Many people share the address of a mobile network.
    rateLimit: { calls: 60, perSeconds: 60 },
    limitPerEmail: { calls: 10, perSeconds: 3600 },
  },
  async ({ email }) => {
    await requestReset(email);
    return {};
  },
);
