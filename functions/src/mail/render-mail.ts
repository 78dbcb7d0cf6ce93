import type { MailData, MailTemplate, OutboxMail } from "@niyamdesk/domain/mail/mail";
import { accountClearedMail } from "../accounts/mail/account-cleared.ts";
import { accountDeleted } from "../accounts/mail/account-deleted-words.ts";
import { changeEmailMail } from "../accounts/mail/change-email.ts";
import { confirmNumberMail } from "../accounts/mail/confirm-number.ts";
import { emailChangedMail } from "../accounts/mail/email-changed.ts";
import { numberRemovedMail } from "../accounts/mail/number-removed.ts";
import { passwordChangedMail } from "../accounts/mail/password-changed.ts";
import { resetPasswordMail } from "../accounts/mail/reset-password.ts";
import { verifyEmailMail } from "../accounts/mail/verify-email.ts";
import {
  consultationBookedMail,
  consultationCancelledMail,
  consultationHeldMail,
  consultationReminderMail,
} from "../consultations/mail/consultation.ts";
import { contactNewMail } from "../contact/mail/contact-new.ts";
import { contactReceived } from "../contact/mail/contact-received-words.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { orderConfirmationMail } from "../payments/mail/order-confirmation.ts";
import { paymentDisputedMail } from "../payments/mail/payment-disputed.ts";
import { paymentHeldMail } from "../payments/mail/payment-held.ts";
import { staffInvitationMail } from "../staff/mail/staff-invitation.ts";

type Renderers = {
  [T in MailTemplate]: (
    data: MailData[T],
    to: string,
    attempts: number,
    /** When the mail was put in the outbox, epoch ms. */
    askedAt: number,
  ) => Promise<MailContent | null>;
};

const RENDERERS: Renderers = {
  "order-confirmation": (data, _, attempts) => orderConfirmationMail(data, attempts),
  "payment-held": paymentHeldMail,
  "payment-disputed": paymentDisputedMail,
  "verify-email": (data, to, _, askedAt) => verifyEmailMail(data, { to, askedAt }),
  "reset-password": (data, to, _, askedAt) => resetPasswordMail(data, { to, askedAt }),
  "password-changed": passwordChangedMail,
  "account-cleared": accountClearedMail,
  "change-email": (data, to, _, askedAt) => changeEmailMail(data, { to, askedAt }),
  "confirm-number": (data, to, _, askedAt) => confirmNumberMail(data, { to, askedAt }),
  "number-removed": numberRemovedMail,
  "staff-invitation": staffInvitationMail,
  "email-changed": emailChangedMail,
  "contact-received": async () => contactReceived(),
  "contact-new": contactNewMail,
  "consultation-booked": consultationBookedMail,
  "consultation-cancelled": consultationCancelledMail,
  "consultation-reminder": consultationReminderMail,
  "consultation-held": consultationHeldMail,
  "account-deleted": async (data) => accountDeleted(data),
};

/** Fills a mail's template from the records as they are when it is sent. Null: there is nothing to tell any more. */
export function renderMail<T extends MailTemplate>(mail: OutboxMail<T>): Promise<MailContent | null> {
  return RENDERERS[mail.template](mail.data, mail.to, mail.attempts, mail.created_at.toMillis());
}
