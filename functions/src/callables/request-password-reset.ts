import { requestReset } from "../data/accounts/request-reset.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { mailboxOf } from "../platform/mailbox.ts";
import { isWithinRate } from "../platform/rate-limit.ts";

const PER_MAILBOX = { calls: 10, perSeconds: 3600 };

/** Mails a link to a new password. The answer is the same for an address without an account, and after too many tries. */
export const requestPasswordReset = defineCallable(
  "requestPasswordReset",
  // Many people share the address of a mobile network.
  { roles: "anyone", rateLimit: { calls: 60, perSeconds: 60 } },
  async ({ email }) => {
    // Whoever writes an address again and again does not lock its owner out of asking: the mails sent suffice.
    if (await isWithinRate("requestPasswordReset_email", mailboxOf(email), PER_MAILBOX))
      await requestReset(email);
    return {};
  },
);
