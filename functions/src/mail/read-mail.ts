import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { mailRef } from "../platform/refs.ts";
import type { MailRegister } from "./define-mail.ts";
import { renderMail } from "./render-mail.ts";

/** Written anew without making a link, a code or a paper: all others make one when they are written. */
const SHOWN: readonly string[] = ["contact-received", "contact-new", "ticket-answered", "complaint"];

/** As it would be sent now. @throws DomainError mail_not_found */
export async function readMail(
  { mail_id }: ParsedInput<"readMail">,
  mails: MailRegister,
): Promise<CallableOutputs["readMail"]> {
  const mail = (await mailRef(mail_id).get()).data();
  if (mail === undefined) throw new DomainError("mail_not_found");
  if (!SHOWN.includes(mail.template)) return { subject: null, text: null };
  const content = await renderMail(mails, mail);
  return { subject: content?.subject ?? null, text: content?.text ?? null };
}
