import { PATHS } from "@niyamdesk/domain/base/addresses";
import { PRODUCT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import { defineMail } from "../mail/define-mail.ts";
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
    return letterIn(language, {
      en: {
        subject: `We have your franchise application ${id}`,
        title: "We have your application",
        preview: `Your application ID is ${id}.`,
        name: "",
        paragraphs: [
          `Thank you for applying to become a ${PRODUCT} franchise partner. Your application ID is ${id}.`,
          "We'll read your application and documents, and email you when the review begins. A review typically takes 3-5 business days.",
        ],
        action: { label: "Track your application", href },
        notes: [
          "Keep the ID: you need it to see how far your application is.",
          "If you didn't apply, someone may have entered your address by mistake. There's nothing you need to do.",
        ],
      },
      hi: {
        subject: `आपका फ़्रैंचाइज़ी आवेदन मिल गया: ${id}`,
        title: "आपका आवेदन मिल गया",
        preview: `आपके आवेदन की ID है ${id}।`,
        name: "",
        paragraphs: [
          `${PRODUCT} का फ़्रैंचाइज़ी पार्टनर बनने के लिए आवेदन करने का धन्यवाद। आपके आवेदन की ID है ${id}।`,
          "हम आपका आवेदन और दस्तावेज़ देखेंगे और जाँच शुरू होने पर ईमेल करेंगे। जाँच में आम तौर पर 3-5 कार्य दिवस लगते हैं।",
        ],
        action: { label: "अपना आवेदन देखें", href },
        notes: [
          "ID सँभालकर रखें: आवेदन कहाँ तक पहुँचा, यह उसी से पता चलता है।",
          "अगर आपने आवेदन नहीं किया, तो किसी ने गलती से आपका पता लिख दिया है। आपको कुछ नहीं करना है।",
        ],
      },
    });
  },
});
