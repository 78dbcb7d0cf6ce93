import { SUPPORT } from "@niyamdesk/domain/base/product";
import { letter } from "../../integrations/mail/letter.ts";
import type { MailContent } from "../../integrations/mail/mail-content.ts";

/** To whoever wrote to us. Nothing that was typed stands in it: the address may belong to somebody else. */
export function contactReceived(): MailContent {
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
