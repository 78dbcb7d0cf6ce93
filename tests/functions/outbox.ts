import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { deliverMail as deliver } from "../../functions/src/mail/deliver-mail.ts";
import { renderMail as render } from "../../functions/src/mail/render-mail.ts";
import { MAILS } from "../../functions/src/nouns.ts";

/** The outbox with all the mails there are, as the entries work through it. */
export const deliverMail = (id: string) => deliver(id, MAILS);
export const renderMail = (mail: OutboxMail) => render(MAILS, mail);
