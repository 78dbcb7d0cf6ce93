import type { MailData, MailTemplate, OutboxMail } from "@niyamdesk/domain/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { accountDeleted } from "../../integrations/mail/templates/account-deleted.ts";
import { contactReceived } from "../../integrations/mail/templates/contact-received.ts";
import { accountClearedMail } from "./account-cleared.ts";
import { changeEmailMail } from "./change-email.ts";
import { confirmNumberMail } from "./confirm-number.ts";
import {
  consultationBookedMail,
  consultationCancelledMail,
  consultationHeldMail,
  consultationReminderMail,
} from "./consultation.ts";
import { contactNewMail } from "./contact-new.ts";
import { emailChangedMail } from "./email-changed.ts";
import { numberRemovedMail } from "./number-removed.ts";
import { orderConfirmationMail } from "./order-confirmation.ts";
import { passwordChangedMail } from "./password-changed.ts";
import { paymentDisputedMail } from "./payment-disputed.ts";
import { paymentHeldMail } from "./payment-held.ts";
import { resetPasswordMail } from "./reset-password.ts";
import { staffInvitationMail } from "./staff-invitation.ts";
import { verifyEmailMail } from "./verify-email.ts";

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
