import "./platform/setup.ts";

/** The list of what is deployed. */
export { checkPayment } from "./callables/check-payment.ts";
export { createCheckout } from "./callables/create-checkout.ts";
export { ensureProfile } from "./callables/ensure-profile.ts";
export { verifyPayment } from "./callables/verify-payment.ts";
export { reconcilePayments } from "./scheduled/reconcile-payments.ts";
export { sendQueuedMail } from "./scheduled/send-queued-mail.ts";
export { beforeUserCreated } from "./triggers/before-user-created.ts";
export { onMailCreated } from "./triggers/on-mail-created.ts";
export { onPaymentCreated } from "./triggers/on-payment-created.ts";
export { razorpayWebhook } from "./webhooks/razorpay-webhook.ts";
