import { accountClearedMail } from "./accounts/account-cleared.mail.ts";
import { accountDeletedMail } from "./accounts/account-deleted.mail.ts";
import { changeEmailMail } from "./accounts/change-email.mail.ts";
import { confirmNumberMail } from "./accounts/confirm-number.mail.ts";
import { emailChangedMail } from "./accounts/email-changed.mail.ts";
import { numberRemovedMail } from "./accounts/number-removed.mail.ts";
import { passwordChangedMail } from "./accounts/password-changed.mail.ts";
import { resetPasswordMail } from "./accounts/reset-password.mail.ts";
import { verifyEmailMail } from "./accounts/verify-email.mail.ts";
import { consultationBookedMail } from "./consultations/consultation-booked.mail.ts";
import { consultationCancelledMail } from "./consultations/consultation-cancelled.mail.ts";
import { consultationHeldMail } from "./consultations/consultation-held.mail.ts";
import { consultationReminderMail } from "./consultations/consultation-reminder.mail.ts";
import { contactNewMail } from "./contact/contact-new.mail.ts";
import { contactReceivedMail } from "./contact/contact-received.mail.ts";
import { checkoutLinkMail } from "./leads/checkout-link.mail.ts";
import type { MailRegister } from "./mail/define-mail.ts";
import { orderConfirmationMail } from "./payments/order-confirmation.mail.ts";
import { paymentDisputedMail } from "./payments/payment-disputed.mail.ts";
import { paymentHeldMail } from "./payments/payment-held.mail.ts";
import { staffInvitationMail } from "./staff/staff-invitation.mail.ts";

/** The list of what we write mails about. */
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
  consultationBookedMail,
  consultationCancelledMail,
  consultationHeldMail,
  consultationReminderMail,
  contactNewMail,
  contactReceivedMail,
  checkoutLinkMail,
  orderConfirmationMail,
  paymentDisputedMail,
  paymentHeldMail,
  staffInvitationMail,
];
