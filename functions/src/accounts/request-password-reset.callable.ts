import { defineCallable } from "../platform/define-callable.ts";
import { mailboxOf } from "../platform/mailbox.ts";
import { isWithinRate } from "../platform/rate-limit.ts";
import { requestReset } from "./request-reset.ts";

/** A link is good for an hour: whoever asked so often has a good one in the mailbox. */
const PER_NETWORK = { calls: 5, perSeconds: 3600 };
const PER_MAILBOX = { calls: 20, perSeconds: 3600 };

/** Mails a link to a new password. The answer is the same for an address without an account, and after too many tries. */
export const requestPasswordReset = defineCallable(
  "requestPasswordReset",
  // Many people share the address of a mobile network.
  { roles: "anyone", rateLimit: { calls: 60, perSeconds: 60 } },
  async ({ email }, _caller, { network }) => {
    const [mailbox, action] = [mailboxOf(email), "requestPasswordReset"];
    // Whoever writes an address again and again uses up the own share of it, not the one that its owner has at home.
    const may =
      (await isWithinRate(`${action}_network`, `${network} ${mailbox}`, PER_NETWORK)) &&
      (await isWithinRate(`${action}_email`, mailbox, PER_MAILBOX));
    if (may) await requestReset(email, network);
    return {};
  },
);
