import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Language } from "@niyamdesk/domain/base/languages";
import { PRODUCT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { applicationRef } from "../platform/refs.ts";
import { sitePage } from "../platform/site-page.ts";

/** To whoever applied. The address may be a stranger's: nothing that was typed stands in it. */
export const applicationReceivedMail = defineMail({
  template: "application-received",
  data: z.object({ application_id: z.string() }),
  async read({ application_id: id }) {
    const application = (await applicationRef(id).get()).data();
    if (application === undefined) return null;
    const { language } = application;
    const href = sitePage(PATHS.trackedApplication(id), language);
    return applicationReceived(id, language, href);
  },
  samples: (language) => [applicationReceived(SAMPLE.application, language, SAMPLE.link)],
});

function applicationReceived(id: string, language: Language, href: string): MailContent {
  return letterIn(language, {
    en: {
      subject: say`We have your franchise application ${{ id }}`,
      title: say`We have your application`,
      preview: say`Your application ID is ${{ id }}.`,
      name: "",
      paragraphs: [
        say`Thank you for applying to become a ${{ product: PRODUCT }} franchise partner. Your application ID is ${{ id }}.`,
        say`We'll read your application and documents, and email you when the review begins. A review typically takes 3-5 business days.`,
      ],
      action: { label: say`Track your application`, href },
      notes: [
        say`Keep the ID: you need it to see how far your application is.`,
        say`If you didn't apply, someone may have entered your address by mistake. There's nothing you need to do.`,
      ],
    },
    hi: {
      subject: say`आपका फ़्रैंचाइज़ी आवेदन मिल गया: ${{ id }}`,
      title: say`आपका आवेदन मिल गया`,
      preview: say`आपके आवेदन की ID है ${{ id }}।`,
      name: "",
      paragraphs: [
        say`${{ product: PRODUCT }} का फ़्रैंचाइज़ी पार्टनर बनने के लिए आवेदन करने का धन्यवाद। आपके आवेदन की ID है ${{ id }}।`,
        say`हम आपका आवेदन और दस्तावेज़ देखेंगे और जाँच शुरू होने पर ईमेल करेंगे। जाँच में आम तौर पर 3-5 कार्य दिवस लगते हैं।`,
      ],
      action: { label: say`अपना आवेदन देखें`, href },
      notes: [
        say`ID सँभालकर रखें: आवेदन कहाँ तक पहुँचा, यह उसी से पता चलता है।`,
        say`अगर आपने आवेदन नहीं किया, तो किसी ने गलती से आपका पता लिख दिया है। आपको कुछ नहीं करना है।`,
      ],
    },
  });
}
