/** What the scheduled functions do, to be run by hand where no scheduler is (emulators, tests). */
export { remindOfConsultations } from "./consultations/remind.ts";
export { sendQueuedMail } from "./mail/send-queued-mail.ts";
export { reconcilePayments } from "./payments/reconcile-payments.ts";
export { sweepLeftovers } from "./sweep/sweep-leftovers.ts";
