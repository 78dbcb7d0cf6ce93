import { SUPPORT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { defineMail } from "../mail/define-mail.ts";

/** To whoever wrote to us. */
export const contactReceivedMail = defineMail({
  template: "contact-received",
  data: z.object({ message_id: z.string() }),
  read: async () => contactReceived(),
});

/** Nothing that was typed stands in it: the address may belong to somebody else. */
function contactReceived(): MailContent {
  return letter({
    subject: "We have your message",
    title: "We have your message",
    preview: "Somebody of our team reads it and writes or calls back.",
    name: "",
    paragraphs: [
      `Thank you for writing to us. Somebody of our team reads your message and writes or calls back, ${SUPPORT.hours}.`,
    ],
    notes: ["If you did not write to us, somebody mistyped their address: you need not do anything."],
  });
}
