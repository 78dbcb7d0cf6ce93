import { RAZORPAY_SECRETS } from "../integrations/razorpay/keys.ts";
import { BELONGINGS } from "../nouns.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { deleteAccount } from "./delete-own-account.ts";

/** Clients only: an administrator removes staff. */
export const deleteOwnAccount = defineCallable(
  "deleteOwnAccount",
  { roles: ["client_user"], rateLimit: { calls: 10, perSeconds: 60 }, secrets: RAZORPAY_SECRETS },
  async (_input, caller) => {
    await deleteAccount(caller, BELONGINGS);
    return {};
  },
);
