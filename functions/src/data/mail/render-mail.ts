import type { MailData, MailTemplate, OutboxMail } from "@niyamdesk/domain/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { orderConfirmationMail } from "./order-confirmation.ts";
import { paymentHeldMail } from "./payment-held.ts";

type Renderers = { [T in MailTemplate]: (data: MailData[T]) => Promise<MailContent> };

const RENDERERS: Renderers = {
  "order-confirmation": orderConfirmationMail,
  "payment-held": paymentHeldMail,
};

/** Fills a mail's template from the records as they are when it is sent. */
export function renderMail<T extends MailTemplate>({ template, data }: OutboxMail<T>): Promise<MailContent> {
  return RENDERERS[template](data);
}
