import { countUse } from "../../coupons/count-use.ts";
import { accrueCommission } from "./effects/accrue-commission.ts";
import { countOrder } from "./effects/count-order.ts";
import { createOrder } from "./effects/create-order.ts";
import { holdCheckout, markCheckoutFree, markCheckoutPaid } from "./effects/mark-checkout.ts";
import { notifyAboutHold, notifyAboutOrder } from "./effects/notify-client.ts";
import { queueConfirmation, queueHoldAlert } from "./effects/queue-mail.ts";
import { recordHeldPayment, recordPayment } from "./effects/record-payment.ts";
import { rememberPurchase } from "./effects/remember-purchase.ts";
import type { Effect, Fulfilment, Hold, Sale } from "./facts.ts";

/** What an order brings about, whatever was paid for it. */
const SALE_EFFECTS: readonly Effect<Sale>[] = [
  createOrder,
  countOrder,
  accrueCommission,
  rememberPurchase,
  countUse,
  queueConfirmation,
  notifyAboutOrder,
];

/** Everything that a payment which fits brings about, all or nothing. */
export const FULFILMENT_EFFECTS: readonly Effect<Fulfilment>[] = [
  markCheckoutPaid,
  recordPayment,
  ...SALE_EFFECTS,
];

/** The same where a coupon covers all of it. */
export const FREE_EFFECTS: readonly Effect<Sale>[] = [markCheckoutFree, ...SALE_EFFECTS];

/** Everything that a payment which does not fit brings about. */
export const HOLD_EFFECTS: readonly Effect<Hold>[] = [
  holdCheckout,
  recordHeldPayment,
  queueHoldAlert,
  notifyAboutHold,
];
