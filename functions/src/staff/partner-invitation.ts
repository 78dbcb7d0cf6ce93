import type { Language } from "@niyamdesk/domain/base/languages";
import { PRODUCT } from "@niyamdesk/domain/base/product";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { franchisesOfUserQuery } from "@niyamdesk/domain/franchises/queries";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { applicationRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";

interface Invitation {
  name: string;
  email: string;
  territory: string;
  days: number;
  link: string;
  loginUrl: string;
}

/** What an approved applicant holds, and the language they applied in; null: they hold nothing, or did not apply. */
export async function approvedPartner(
  uid: string,
): Promise<{ language: Language; territory: string } | null> {
  for (const found of await runQuery(franchisesOfUserQuery, { uid })) {
    const { application_id, territory_name, status } = found.data() as Franchise;
    const application = (await applicationRef(application_id).get()).data();
    // A territory that was handed over to somebody comes from another's application.
    if (status === "ended" || application?.partner_uid !== uid) continue;
    return { language: application.language, territory: territory_name };
  }
  return null;
}

/** To an applicant who was approved: the way to the first password, in the language of the application. */
export function partnerInvitation(language: Language, data: Invitation): MailContent {
  const { name, email, territory, days, link, loginUrl } = data;
  return letterIn(language, {
    en: {
      subject: say`Set your ${{ product: PRODUCT }} password`,
      title: say`Set your password`,
      preview: say`Your partner account for ${{ territory }} is ready.`,
      name,
      paragraphs: [
        say`Your partner account for ${{ territory }} is ready. Choose your own password to begin; nobody else knows it.`,
        say`You sign in with ${{ email }} at ${{ login_url: loginUrl }}.`,
      ],
      action: { label: say`Set your password`, href: link },
      notes: [
        say`The link works once and for ${{ days }} days. Only the latest one counts; answer this mail if you need another.`,
      ],
    },
    hi: {
      subject: say`अपना ${{ product: PRODUCT }} पासवर्ड चुनें`,
      title: say`अपना पासवर्ड चुनें`,
      preview: say`${{ territory }} के लिए आपका पार्टनर अकाउंट तैयार है।`,
      name,
      paragraphs: [
        say`${{ territory }} के लिए आपका पार्टनर अकाउंट तैयार है। शुरू करने के लिए अपना पासवर्ड चुनें; इसे आपके सिवा कोई नहीं जानता।`,
        say`साइन इन ${{ email }} से करें: ${{ login_url: loginUrl }}`,
      ],
      action: { label: say`पासवर्ड चुनें`, href: link },
      notes: [
        say`यह लिंक एक बार और ${{ days }} दिन तक काम करता है। सिर्फ़ सबसे नया लिंक काम करता है; नया लिंक चाहिए तो इस मेल का जवाब दें।`,
      ],
    },
  });
}
