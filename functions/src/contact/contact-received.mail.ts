import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";

/** To whoever wrote to us, in the language of the page on which they did. */
export const contactReceivedMail = defineMail({
  template: "contact-received",
  data: z.object({ message_id: z.string(), language: z.optional(z.enum(LANGUAGES)) }),
  read: async ({ language = "en" }) => contactReceived(language),
  samples: (language) => [contactReceived(language)],
});

/** Nothing that was typed stands in it: the address may belong to somebody else. */
function contactReceived(language: Language): MailContent {
  return letterIn(language, {
    en: {
      subject: say`We have your message`,
      title: say`We have your message`,
      preview: say`Someone from our team will read it and get back to you.`,
      name: "",
      paragraphs: [
        say`Thanks for getting in touch. Someone from our team will read your message and reply by email or phone. Our hours are ${{ our_hours: SUPPORT.hours }}.`,
      ],
      notes: [
        say`If you didn't contact us, someone may have entered your address by mistake. There's nothing you need to do.`,
      ],
    },
    hi: {
      subject: say`आपका संदेश मिल गया`,
      title: say`आपका संदेश मिल गया`,
      preview: say`हमारी टीम इसे पढ़कर आपको ईमेल या कॉल करेगी।`,
      name: "",
      paragraphs: [
        say`हमें लिखने के लिए धन्यवाद। हमारी टीम आपका संदेश पढ़कर आपको ईमेल या कॉल करेगी। हमारा समय: ${{ our_hours: SUPPORT.hoursHindi }}।`,
      ],
      notes: [say`अगर आपने हमें नहीं लिखा, तो किसी ने गलती से आपका पता लिख दिया है। आपको कुछ नहीं करना है।`],
    },
  });
}
