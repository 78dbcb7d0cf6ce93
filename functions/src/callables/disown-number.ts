import { disownNumber as disown } from "../data/accounts/disown-number.ts";
import { defineCallable } from "../platform/define-callable.ts";

/** 'This is not my account': by the ticket of the refused sign-in. */
export const disownNumber = defineCallable(
  "disownNumber",
  { roles: "anyone", rateLimit: { calls: 30, perSeconds: 60 } },
  async ({ token }) => {
    await disown(token);
    return {};
  },
);
