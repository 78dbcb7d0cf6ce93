import { type MailRun, sendQueuedMail as sendQueued } from "./mail/send-queued-mail.ts";
import { MAILS } from "./nouns.ts";

export { takeOverSettlements } from "./accounting/take-over-settlements.ts";
/** What the scheduled functions do, to be run by hand where no scheduler is (emulators, tests). */
export { careForApplications } from "./applications/care-for-applications.ts";
export { compareNightly } from "./books/compare-books.ts";
export { careForClients } from "./clients/care-for-clients.ts";
export { careForCommissions } from "./commissions/care-for-commissions.ts";
export { remindOfConsultations } from "./consultations/remind.ts";
export { recountFirm } from "./firm/recount-firm.ts";
export { careForLeads } from "./leads/care-for-leads.ts";
export { careForExports } from "./lists/care-for-exports.ts";
export { careForCommunications } from "./mailings/care-for-communications.ts";
export { keepNeeds } from "./needs/keep-needs.ts";
export { careForOrders } from "./orders/care-for-orders.ts";
export { reconcilePayments } from "./payments/reconcile-payments.ts";
export { retainRecords } from "./retention/retain-records.ts";
export { remindOfDates } from "./statutory/remind-of-dates.ts";
export { sweepLeftovers } from "./sweep/sweep-leftovers.ts";

export const sendQueuedMail = (): Promise<MailRun> => sendQueued(MAILS);
