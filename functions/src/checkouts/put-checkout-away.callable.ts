import { defineCallable } from "../platform/define-callable.ts";
import { ownCheckout } from "./own-checkout.ts";
import { putAway } from "./put-away.ts";

/** Takes an unpaid checkout off the client's screens. */
export const putCheckoutAway = defineCallable(
  "putCheckoutAway",
  { roles: ["client_user"] },
  async (input, caller) => {
    await putAway((await ownCheckout(input.checkout_id, caller)).id);
    return {};
  },
);
