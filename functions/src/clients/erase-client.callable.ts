import { RAZORPAY_SECRETS } from "../integrations/razorpay/keys.ts";
import { BELONGINGS } from "../nouns.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { eraseClient as erase } from "./erase-client.ts";

/** Erases a client who asked us for it. */
export const eraseClient = defineCallable(
  "eraseClient",
  { roles: ["admin"], rateLimit: { calls: 10, perSeconds: 60 }, secrets: RAZORPAY_SECRETS },
  async (input, caller) => {
    await erase(input, caller, BELONGINGS);
    return {};
  },
);
