import { accrueCommission } from "./effects/accrue-commission.ts";
import { createOrder } from "./effects/create-order.ts";
import { holdCheckout, markCheckoutPaid } from "./effects/mark-checkout.ts";
import { notifyAboutHold, notifyAboutOrder } from "./effects/notify-client.ts";
import { queueConfirmation, queueHoldAlert } from "./effects/queue-mail.ts";
import { recordHeldPayment, recordPayment } from "./effects/record-payment.ts";
import { rememberPurchase } from "./effects/remember-purchase.ts";
import type { Effect, Fulfilment, Hold } from "./facts.ts";

/** Everything that a payment which fits brings about, all or nothing. */
export const FULFILMENT_EFFECTS: readonly Effect<Fulfilment>[] = [
  markCheckoutPaid,
  createOrder,
  accrueCommission,
  recordPayment,
  rememberPurchase,
  queueConfirmation,
  notifyAboutOrder,
];

/** Everything that a payment which does not fit brings about. */
export const HOLD_EFFECTS: readonly Effect<Hold>[] = [
  holdCheckout,
  recordHeldPayment,
  queueHoldAlert,
  notifyAboutHold,
];
