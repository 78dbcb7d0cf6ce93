import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import { linkSubject, type PreparedPurchase } from "@niyamdesk/domain/leads/link-words";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { preparedPurchase } from "../leads/prepared-purchase.ts";
import { asName } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { preparedReturnRef, profileRef } from "../platform/refs.ts";

/** To a client for whom a purchase was prepared. Null when it is past. */
export const returnLinkMail = defineMail({
  template: "return-link",
  data: z.object({ code: z.string(), language: z.enum(LANGUAGES) }),
  async read({ code, language }) {
    const prepared = (await preparedReturnRef(code).get()).data();
    if (!prepared || prepared.expires_at.toMillis() < Date.now()) return null;
    const { service_id, plan_id, name, note, by } = prepared;
    const sender = asName((await profileRef(by).get()).data()?.name).split(/\s/u)[0] ?? "";
    const about = { service_id, plan_id, code, language, name: asName(name), sender };
    return returnLink(language, await preparedPurchase(about), note);
  },
  samples: (language) => {
    const about = {
      name: SAMPLE.name,
      service: SAMPLE.service,
      plan: SAMPLE.plan,
      price: SAMPLE.sum,
      link: SAMPLE.link,
    };
    return ["Ravi", ""].map((sender) => returnLink(language, { ...about, sender }, null));
  },
});

function returnLink(language: Language, about: PreparedPurchase, note: string | null): MailContent {
  const { name, service, plan, price, link, sender } = about;
  const noted = note === null ? [] : [note];
  return letterIn(language, {
    en: {
      subject: linkSubject("en", service),
      title: say`${{ service }}: ready for you to pay`,
      preview: say`${{ plan }}, ${{ price }} with GST`,
      name,
      paragraphs: [
        say`${{ who: sender === "" ? "Our team has" : `${sender} of our team has` }} put this together for you: ${{ service }}, ${{ plan }}, ${{ price }} with GST.`,
        ...noted,
        say`The page lists the documents we need. We start as soon as you've paid, by UPI, card or net banking, in your own account.`,
      ],
      action: { label: say`See the plan and pay`, href: link },
      notes: [
        say`If you didn't ask for this, you can ignore this email, or tell us at ${{ our_email: SUPPORT.email }}.`,
      ],
    },
    hi: {
      subject: linkSubject("hi", service),
      title: say`${{ service }}: भुगतान के लिए तैयार`,
      preview: say`${{ plan }}, GST सहित ${{ price }}`,
      name,
      paragraphs: [
        say`${{ who: sender === "" ? "हमारी टीम ने" : `${sender} ने` }} आपके लिए यह तैयार किया है: ${{ service }}, ${{ plan }}, GST सहित ${{ price }}।`,
        ...noted,
        say`पेज पर ज़रूरी दस्तावेज़ों की सूची है। आप अपने अकाउंट में UPI, कार्ड या नेट बैंकिंग से भुगतान करें, और हम काम शुरू कर देंगे।`,
      ],
      action: { label: say`प्लान देखें और भुगतान करें`, href: link },
      notes: [
        say`अगर आपने यह नहीं माँगा था, तो इस ईमेल पर ध्यान न दें, या ${{ our_email: SUPPORT.email }} पर बता दें।`,
      ],
    },
  });
}
