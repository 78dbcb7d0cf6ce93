import { accountClearedMail } from "./accounts/account-cleared.mail.ts";
import { accountDeletedMail } from "./accounts/account-deleted.mail.ts";
import { changeEmailMail } from "./accounts/change-email.mail.ts";
import { confirmNumberMail } from "./accounts/confirm-number.mail.ts";
import { emailChangedMail } from "./accounts/email-changed.mail.ts";
import { numberRemovedMail } from "./accounts/number-removed.mail.ts";
import { passwordChangedMail } from "./accounts/password-changed.mail.ts";
import { resetPasswordMail } from "./accounts/reset-password.mail.ts";
import { verifyEmailMail } from "./accounts/verify-email.mail.ts";
import { applicationApprovalUndoneMail } from "./applications/application-approval-undone.mail.ts";
import { applicationApprovedMail } from "./applications/application-approved.mail.ts";
import { applicationPapersMail } from "./applications/application-papers.mail.ts";
import { applicationReceivedMail } from "./applications/application-received.mail.ts";
import { applicationRejectedMail } from "./applications/application-rejected.mail.ts";
import { applicationUnderReviewMail } from "./applications/application-under-review.mail.ts";
import { applicationBelongings } from "./applications/belongings.ts";
import { checkoutBelongings } from "./checkouts/belongings.ts";
import { clientBelongings } from "./clients/belongings.ts";
import { commissionBelongings } from "./commissions/belongings.ts";
import { commissionPaidMail } from "./commissions/commission-paid.mail.ts";
import { paymentReturnedMail } from "./commissions/payment-returned.mail.ts";
import { complaintBelongings } from "./complaints/belongings.ts";
import { complaintMail } from "./complaints/complaint.mail.ts";
import { complaintToAnswerMail } from "./complaints/complaint-to-answer.mail.ts";
import { consentBelongings } from "./consents/belongings.ts";
import { consultationBelongings } from "./consultations/belongings.ts";
import { consultationBookedMail } from "./consultations/consultation-booked.mail.ts";
import { consultationCancelledMail } from "./consultations/consultation-cancelled.mail.ts";
import { consultationHeldMail } from "./consultations/consultation-held.mail.ts";
import { consultationReminderMail } from "./consultations/consultation-reminder.mail.ts";
import { contactBelongings } from "./contact/belongings.ts";
import { contactNewMail } from "./contact/contact-new.mail.ts";
import { contactReceivedMail } from "./contact/contact-received.mail.ts";
import { couponBelongings } from "./coupons/belongings.ts";
import { documentBelongings } from "./documents/belongings.ts";
import { feesPaidMail } from "./earnings/fees-paid.mail.ts";
import { bankChangedMail } from "./franchises/bank-changed.mail.ts";
import { franchiseStatusMail } from "./franchises/franchise-status.mail.ts";
import { territoryGivenMail } from "./franchises/territory-given.mail.ts";
import { invoiceBelongings } from "./invoices/belongings.ts";
import { leadBelongings } from "./leads/belongings.ts";
import { checkoutLinkMail } from "./leads/checkout-link.mail.ts";
import { mailBelongings } from "./mail/belongings.ts";
import type { MailRegister } from "./mail/define-mail.ts";
import { mailingMail } from "./mailings/mailing.mail.ts";
import { messageBelongings } from "./messages/belongings.ts";
import { notificationBelongings } from "./notifications/belongings.ts";
import { orderBelongings } from "./orders/belongings.ts";
import { messageWaitingMail } from "./orders/message-waiting.mail.ts";
import { orderGivenMail } from "./orders/order-given.mail.ts";
import { orderNewsMail } from "./orders/order-news.mail.ts";
import { returnLinkMail } from "./orders/return-link.mail.ts";
import { paymentBelongings } from "./payments/belongings.ts";
import { orderConfirmationMail } from "./payments/order-confirmation.mail.ts";
import { paymentDisputedMail } from "./payments/payment-disputed.mail.ts";
import { paymentHeldMail } from "./payments/payment-held.mail.ts";
import { refundMail } from "./payments/refund.mail.ts";
import { refundFailedMail } from "./payments/refund-failed.mail.ts";
import type { BelongingsRegister } from "./platform/belongings.ts";
import { privacyBelongings } from "./privacy/belongings.ts";
import { profileBelongings } from "./profiles/belongings.ts";
import { reviewBelongings } from "./reviews/belongings.ts";
import { sessionBelongings } from "./sessions/belongings.ts";
import { secondStepMail } from "./sessions/second-step.mail.ts";
import { staffInvitationMail } from "./staff/staff-invitation.mail.ts";
import { statutoryBelongings } from "./statutory/belongings.ts";
import { datesNearMail } from "./statutory/dates-near.mail.ts";
import { ticketBelongings } from "./tickets/belongings.ts";
import { ticketAnsweredMail } from "./tickets/ticket-answered.mail.ts";

/** What each noun adds to the registers of the functions, besides what is deployed of it (`index.ts`). Only entries import them. */

/** What each noun keeps of a client, in the order in which it is erased. */
export const BELONGINGS: BelongingsRegister = [
  profileBelongings,
  sessionBelongings,
  // After the profile, whose list from before the ledger it hands out with its own.
  consentBelongings,
  privacyBelongings,
  checkoutBelongings,
  couponBelongings,
  documentBelongings,
  // Before the consultations, which tell whose reviews they are.
  reviewBelongings,
  // Calls off what is booked, which writes mails and notifications.
  consultationBelongings,
  ticketBelongings,
  statutoryBelongings,
  clientBelongings,
  complaintBelongings,
  messageBelongings,
  commissionBelongings,
  applicationBelongings,
  orderBelongings,
  paymentBelongings,
  invoiceBelongings,
  // Before the leads: one stays with whoever else wrote.
  contactBelongings,
  leadBelongings,
  // After all that writes some.
  mailBelongings,
  notificationBelongings,
];

/** What we write mails about. */
export const MAILS: MailRegister = [
  accountClearedMail,
  accountDeletedMail,
  changeEmailMail,
  confirmNumberMail,
  emailChangedMail,
  numberRemovedMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
  complaintMail,
  complaintToAnswerMail,
  applicationApprovalUndoneMail,
  applicationApprovedMail,
  applicationPapersMail,
  applicationReceivedMail,
  applicationRejectedMail,
  applicationUnderReviewMail,
  commissionPaidMail,
  feesPaidMail,
  paymentReturnedMail,
  bankChangedMail,
  franchiseStatusMail,
  territoryGivenMail,
  consultationBookedMail,
  consultationCancelledMail,
  consultationHeldMail,
  consultationReminderMail,
  contactNewMail,
  contactReceivedMail,
  checkoutLinkMail,
  mailingMail,
  messageWaitingMail,
  orderGivenMail,
  orderNewsMail,
  returnLinkMail,
  orderConfirmationMail,
  paymentDisputedMail,
  paymentHeldMail,
  refundMail,
  refundFailedMail,
  secondStepMail,
  staffInvitationMail,
  datesNearMail,
  ticketAnsweredMail,
];
