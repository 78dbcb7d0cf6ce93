import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Language } from "@niyamdesk/domain/base/languages";
import { noteConsent } from "../consents/note-consent.ts";
import { noteReferred } from "../franchises/note-referred.ts";
import { noteInitiated, preparedBy } from "../franchises/prepare-purchase.ts";
import { RAZORPAY_SECRETS, razorpayKeys } from "../integrations/razorpay/keys.ts";
import { noteBrought } from "../leads/lead-link.ts";
import { noteReturn } from "../orders/prepare-return.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { limitRate } from "../platform/rate-limit.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { checkoutSession } from "./checkout-session.ts";
import { gatewayOrderId } from "./gateway-order.ts";
import { openCheckout } from "./open-checkout.ts";
import { priced } from "./purchase.ts";

/** Nobody tries codes by buying. */
const COUPON_RATE = { calls: 30, perSeconds: 600 };

/**
 * Opens (or finds again) the checkout of a plan at today's price, with the provider's order to pay it. Nobody buys for
 * somebody else, so only clients do.
 */
export const createCheckout = defineCallable(
  "createCheckout",
  { roles: ["client_user"], secrets: RAZORPAY_SECRETS },
  async (input, caller) => {
    const keys = razorpayKeys();
    if (input.coupon !== undefined) await limitRate("createCheckout_coupon", caller.uid, COUPON_RATE);
    const partner = await preparedBy(input);
    const checkout = await openCheckout(await priced(input), {
      uid: caller.uid,
      key: keys,
      idempotencyKey: input.idempotency_key,
      repeat: input.repeat ?? false,
      language: input.language,
      franchiseInitiated: partner !== null,
    });
    if (input.language !== undefined) await noteAccepted(caller.uid, input.language);
    await noteBrought(checkout.id, input.link);
    await noteReturn(checkout, input.link);
    await noteReferred(checkout.id, input.referral);
    // After the code: what was prepared was followed last.
    if (partner !== null) await noteInitiated(checkout.id, partner);
    if (checkout.amount_paise === 0) return checkoutSession(checkout, "", keys.id);
    if (checkout.razorpay_order_id !== null) {
      return checkoutSession(checkout, checkout.razorpay_order_id, keys.id);
    }
    if (checkout.status === "expired") throw new DomainError("checkout_expired");
    return checkoutSession(checkout, await gatewayOrderId(checkout.id), keys.id);
  },
);

/** The words stand above the button that sends this. */
function noteAccepted(uid: string, language: Language): Promise<boolean> {
  return commitTogether((unit) =>
    noteConsent(unit, { uid }, { purpose: "purchase", given: true, place: "checkout", language }),
  );
}
