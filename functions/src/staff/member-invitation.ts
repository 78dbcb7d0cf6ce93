import { PRODUCT } from "@niyamdesk/domain/base/product";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";

interface Invitation {
  name: string;
  email: string;
  /** Who invites, and where they work. */
  partner: string;
  territory: string;
  days: number;
  link: string;
  loginUrl: string;
}

/** To somebody who is to work for a partner: who asked for it, and the way to the first password. */
export function memberInvitation(language: "en" | "hi", data: Invitation): MailContent {
  const { name, email, partner, territory, days, link, loginUrl } = data;
  return letterIn(language, {
    en: {
      subject: say`${{ partner }} invites you to ${{ product: PRODUCT }}`,
      title: say`Work with ${{ partner }}`,
      preview: say`Choose your password and start.`,
      name,
      paragraphs: [
        say`${{ partner }}, our franchise partner for ${{ territory }}, invites you to work with them at ${{ product: PRODUCT }}: to follow up their leads, prepare purchases and share their link.`,
        say`Choose your own password to begin. You sign in with ${{ email }} at ${{ login_url: loginUrl }}.`,
      ],
      action: { label: say`Set your password`, href: link },
      notes: [
        say`The link works once and for ${{ days }} days.`,
        say`If you don't know them or weren't expecting this, ignore this email.`,
      ],
    },
    hi: {
      subject: say`${{ partner }} ने आपको ${{ product: PRODUCT }} पर बुलाया है`,
      title: say`${{ partner }} के साथ काम करें`,
      preview: say`अपना पासवर्ड चुनें और शुरू करें।`,
      name,
      paragraphs: [
        say`${{ territory }} के हमारे फ़्रैंचाइज़ी पार्टनर ${{ partner }} ने आपको ${{ product: PRODUCT }} पर अपने साथ काम करने के लिए बुलाया है: उनकी लीड से बात करना, ख़रीद तैयार करना और उनका लिंक शेयर करना।`,
        say`शुरू करने के लिए अपना पासवर्ड चुनें। साइन इन ${{ email }} से करें: ${{ login_url: loginUrl }}`,
      ],
      action: { label: say`पासवर्ड चुनें`, href: link },
      notes: [
        say`यह लिंक एक बार और ${{ days }} दिन तक काम करता है।`,
        say`अगर आप इन्हें नहीं जानते या आपको इसकी उम्मीद नहीं थी, तो इस ईमेल पर ध्यान न दें।`,
      ],
    },
  });
}
