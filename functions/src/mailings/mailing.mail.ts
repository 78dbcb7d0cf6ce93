import { PATHS } from "@niyamdesk/domain/base/addresses";
import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import type { Mailing, MailingButton } from "@niyamdesk/domain/mailings/mailing";
import { filledIn } from "@niyamdesk/domain/mailings/placeholders";
import { MAILINGS } from "@niyamdesk/domain/mailings/queries";
import * as z from "zod/mini";
import { hasAgreed } from "../consents/note-consent.ts";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { nameInMail } from "../integrations/mail/name-in-mail.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { profileRef, recordRef } from "../platform/refs.ts";
import { sitePage } from "../platform/site-page.ts";
import { mailingEndAddress, mailingToken } from "./mailing-link.ts";

/**
 * One mail of a mailing. Null when it was stopped, or whom it goes to has taken the consent back, has another address or no account any
 * more: asked as it is sent. A proof goes to the administrator who asked.
 */
export const mailingMail = defineMail({
  template: "mailing",
  data: z.object({
    uid: z.string(),
    /** By which mails are counted; of a proof that is not. */
    mailing_id: z.optional(z.string()),
    proof_of: z.optional(z.string()),
    language: z.enum(LANGUAGES),
  }),
  async read({ uid, proof_of, mailing_id = proof_of ?? "", language }, { to }) {
    const [account, found, profile] = await Promise.all([
      addressee(uid),
      recordRef(MAILINGS, mailing_id).get(),
      profileRef(uid).get(),
    ]);
    const mailing = found.data();
    if (account === null || mailing === undefined) return null;
    if (!account.emailVerified || account.email !== to) return null;
    const isProof = proof_of !== undefined;
    if (!isProof && (mailing.status === "stopped" || !(await hasAgreed(uid, "marketing_mail")))) return null;
    const token = await mailingToken({ uid, mailing_id });
    const reader = { name: greeted(account, to), business: profile.data()?.billing_name ?? "" };
    return {
      ...mailingLetter(mailing, language, { ...reader, token }),
      unsubscribe: mailingEndAddress(token),
    };
  },
  samples: (language) => [
    mailingLetter(SAMPLE_MAILING, language, { name: SAMPLE.name, business: "", token: "" }),
  ],
});

/** Its words are written anew for each mailing. */
const SAMPLE_MAILING: Pick<Mailing, "words" | "button"> = {
  words: {
    en: { subject: "The subject of the mailing", text: "Its words, as they were written for it." },
    hi: { subject: "ईमेल का विषय", text: "इसका टेक्स्ट, जैसा इसके लिए लिखा गया।" },
  },
  button: "services",
};

const BUTTONS: Record<MailingButton, { path: string; label: Record<Language, string> }> = {
  services: { path: PATHS.services, label: { en: "See our services", hi: "हमारी सेवाएँ देखें" } },
  calendar: { path: PATHS.user.calendar, label: { en: "Open my calendar", hi: "मेरा कैलेंडर खोलें" } },
  orders: { path: PATHS.user.orders, label: { en: "My orders", hi: "मेरे ऑर्डर" } },
  help: { path: PATHS.user.help, label: { en: "Ask us", hi: "हमसे पूछें" } },
};

const WHY: Record<Language, (ending: string) => string[]> = {
  en: (ending) => [
    "You're getting this email because you agreed to offers and news by email.",
    `Don't want these emails? Stop them here: ${ending}`,
  ],
  hi: (ending) => [
    "यह ईमेल आपको इसलिए मिला क्योंकि आपने ऑफ़र और जानकारी ईमेल से पाने की सहमति दी थी।",
    `ये ईमेल नहीं चाहिए? यहाँ बंद करें: ${ending}`,
  ],
};

/** How a mailing reads to somebody. */
export function mailingLetter(
  { words, button }: Pick<Mailing, "words" | "button">,
  language: Language,
  { token, ...reader }: { name: string; business: string; token: string },
): MailContent {
  const { subject, text } = words[language];
  const known = { name: reader.name === "" ? "" : nameInMail(reader.name), business: reader.business };
  const fill = (said: string) => filledIn(said, language, known);
  const paragraphs = fill(text)
    .split(/\n{2,}/)
    .map((one) => one.replace(/\n/g, " ").trim());
  const ending = sitePage(`${PATHS.endMailings}?${new URLSearchParams({ token })}`, language);
  const leads = button === null ? null : BUTTONS[button];
  const title = fill(subject);
  return letter(
    {
      ...{ subject: title, title, preview: paragraphs[0] ?? "", name: reader.name, paragraphs },
      ...(leads && { action: { label: leads.label[language], href: sitePage(leads.path, language) } }),
      notes: WHY[language](ending),
    },
    language,
  );
}
