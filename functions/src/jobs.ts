/** What the scheduled functions do, to be run by hand where no scheduler is (emulators, tests). */
export { remindOfConsultations } from "./data/consultations/remind.ts";
export { sendQueuedMail } from "./data/mail/send-queued-mail.ts";
export { reconcilePayments } from "./data/payments/reconcile-payments.ts";
export { sweepLeftovers } from "./data/sweep/sweep-leftovers.ts";
