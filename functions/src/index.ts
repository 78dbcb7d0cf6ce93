import "./platform/setup.ts";

/** The list of what is deployed. */
export { acceptInvitation } from "./callables/accept-invitation.ts";
export { bookConsultation } from "./callables/book-consultation.ts";
export { cancelConsultation } from "./callables/cancel-consultation.ts";
export { changeEmail } from "./callables/change-email.ts";
export { changeStaffRole } from "./callables/change-staff-role.ts";
export { checkPayment } from "./callables/check-payment.ts";
export { createCheckout } from "./callables/create-checkout.ts";
export { deleteOwnAccount } from "./callables/delete-own-account.ts";
export { ensureProfile } from "./callables/ensure-profile.ts";
export { exportOwnData } from "./callables/export-own-data.ts";
export { inviteStaff } from "./callables/invite-staff.ts";
export { requestCallback } from "./callables/request-callback.ts";
export { requestPasswordReset } from "./callables/request-password-reset.ts";
export { resendInvitation } from "./callables/resend-invitation.ts";
export { sendContactMessage } from "./callables/send-contact-message.ts";
export { sendVerificationMail } from "./callables/send-verification-mail.ts";
export { reviewPartner } from "./callables/review-partner.ts";
export { suspendStaff } from "./callables/suspend-staff.ts";
export { verifyPayment } from "./callables/verify-payment.ts";
export { reconcilePayments } from "./scheduled/reconcile-payments.ts";
export { sendQueuedMail } from "./scheduled/send-queued-mail.ts";
export { beforeUserCreated } from "./triggers/before-user-created.ts";
export { onMailCreated } from "./triggers/on-mail-created.ts";
export { remindOfConsultations } from "./scheduled/remind-of-consultations.ts";
export { onPaymentCreated } from "./triggers/on-payment-created.ts";
export { razorpayWebhook } from "./webhooks/razorpay-webhook.ts";
