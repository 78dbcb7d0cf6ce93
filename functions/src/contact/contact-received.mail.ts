import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { HOURS_IN_HINDI } from "../integrations/mail/layout.ts";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { defineMail } from "../mail/define-mail.ts";

/** To whoever wrote to us, in the language of the page on which they did. */
export const contactReceivedMail = defineMail({
  template: "contact-received",
  data: z.object({ message_id: z.string(), language: z.optional(z.enum(LANGUAGES)) }),
  read: async ({ language = "en" }) => contactReceived(language),
});

/** Nothing that was typed stands in it: the address may belong to somebody else. */
function contactReceived(language: Language): MailContent {
  return letterIn(language, {
    en: {
      subject: "We have your message",
      title: "We have your message",
      preview: "Somebody of our team reads it and writes or calls back.",
      name: "",
      paragraphs: [
        `Thank you for writing to us. Somebody of our team reads your message and writes or calls back, ${SUPPORT.hours}.`,
      ],
      notes: ["If you did not write to us, somebody mistyped their address: you need not do anything."],
    },
    hi: {
      subject: "आपका संदेश मिल गया",
      title: "आपका संदेश मिल गया",
      preview: "हमारी टीम इसे पढ़कर आपको लिखेगी या कॉल करेगी।",
      name: "",
      paragraphs: [
        `हमें लिखने के लिए धन्यवाद। हमारी टीम आपका संदेश पढ़कर आपको लिखेगी या कॉल करेगी, ${HOURS_IN_HINDI}।`,
      ],
      notes: ["अगर आपने हमें नहीं लिखा, तो किसी ने गलती से आपका पता लिख दिया है। आपको कुछ नहीं करना है।"],
    },
  });
}
