import { SUPPORT } from "@niyamdesk/domain/base/product";
import {
  LINK_LANGUAGES,
  type LinkLanguage,
  linkSubject,
  type PreparedPurchase,
} from "@niyamdesk/domain/leads/link-words";
import * as z from "zod/mini";
import { html } from "../integrations/mail/html.ts";
import { mailPage, textFooter } from "../integrations/mail/layout.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { nameInMail } from "../integrations/mail/name-in-mail.ts";
import { button, heading, note, paragraph } from "../integrations/mail/parts.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { leadLinkRef, leadRef, profileRef } from "../platform/refs.ts";
import { preparedPurchase } from "./prepared-purchase.ts";

/** To a lead: the purchase they talked about. Null when they bought meanwhile, asked to be left alone, or are gone. */
export const checkoutLinkMail = defineMail({
  template: "checkout-link",
  data: z.object({ code: z.string(), language: z.enum(LINK_LANGUAGES) }),
  async read({ code, language }) {
    const link = (await leadLinkRef(code).get()).data();
    const lead = link && (await leadRef(link.lead_id).get()).data();
    if (!link || !lead || lead.do_not_call || lead.status === "converted") return null;
    const { service_id, plan_id, by } = link;
    const sender = (await profileRef(by).get()).data()?.name.split(/\s/u)[0] ?? "";
    return checkoutLink(
      language,
      await preparedPurchase({ ...{ service_id, plan_id, code, language, sender }, name: lead.name }),
    );
  },
  samples: (language) => {
    const about = {
      name: SAMPLE.name,
      service: SAMPLE.service,
      plan: SAMPLE.plan,
      price: SAMPLE.sum,
      link: SAMPLE.link,
    };
    return ["Ravi", ""].map((sender) => checkoutLink(language, { ...about, sender }));
  },
});

const WORDS: Record<
  LinkLanguage,
  (about: PreparedPurchase) => Record<"title" | "greeting" | "intro" | "what" | "action" | "unknown", string>
> = {
  en: ({ name, service, plan, price, sender }) => ({
    title: say`What we talked about`,
    greeting: `Dear ${nameInMail(name)},`,
    intro: say`${{ who: sender === "" ? "Our team" : `${sender} of our team` }} has put together what you asked for on the phone.`,
    what: say`${{ service }}, ${{ plan }}: ${{ price }} with GST. The page lists the documents we need, and you can pay there by UPI, card or net banking.`,
    action: say`See the plan and pay`,
    unknown: say`If you didn't talk to us, you can ignore this email, or tell us at ${{ our_email: SUPPORT.email }} and we won't write again.`,
  }),
  hi: ({ name, service, plan, price, sender }) => ({
    title: say`जैसी बात हुई थी`,
    greeting: `नमस्ते ${nameInMail(name)} जी,`,
    intro:
      sender === ""
        ? say`फ़ोन पर आपने जो पूछा था, वह हमारी टीम ने आपके लिए तैयार कर दिया है।`
        : say`फ़ोन पर आपने जो पूछा था, ${{ sender }} ने वह आपके लिए तैयार कर दिया है।`,
    what: say`${{ service }}, ${{ plan }}: GST सहित ${{ price }}। पेज पर ज़रूरी दस्तावेज़ों की सूची है, और वहीं UPI, कार्ड या नेट बैंकिंग से भुगतान हो जाता है।`,
    action: say`प्लान देखें और भुगतान करें`,
    unknown: say`अगर आपकी हमसे बात नहीं हुई, तो इस ईमेल पर ध्यान न दें, या ${{ our_email: SUPPORT.email }} पर बता दें, हम फिर नहीं लिखेंगे।`,
  }),
};

function checkoutLink(language: LinkLanguage, about: PreparedPurchase): MailContent {
  const { title, greeting, intro, what, action, unknown } = WORDS[language](about);
  return {
    subject: linkSubject(language, about.service),
    text: [greeting, intro, what, `${action}:\n${about.link}`, unknown, textFooter(language)].join("\n\n"),
    html: mailPage({
      ...{ title, language },
      preview: what,
      body: html`${heading(title)}
${paragraph(greeting)}
${paragraph(intro)}
${paragraph(what)}
${button(action, about.link)}
${note(unknown)}`,
    }),
  };
}
