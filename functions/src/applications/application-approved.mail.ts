import { applicantName } from "@niyamdesk/domain/applications/application";
import { CREDENTIALS_HOURS } from "@niyamdesk/domain/applications/tracked-application";
import { loginOf } from "@niyamdesk/domain/base/addresses";
import type { Language } from "@niyamdesk/domain/base/languages";
import { PRODUCT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { applicationRef, franchiseRef } from "../platform/refs.ts";
import { sitePage } from "../platform/site-page.ts";

/** The applicant becomes a partner. The way in comes in a mail of its own; whoever has an account signs in with that. */
export const applicationApprovedMail = defineMail({
  template: "application-approved",
  data: z.object({ application_id: z.string() }),
  async read({ application_id }) {
    const application = (await applicationRef(application_id).get()).data();
    if (application?.status !== "approved" || application.franchise_id === null) return null;
    const franchise = (await franchiseRef(application.franchise_id).get()).data();
    if (franchise === undefined) return null;
    const { language } = application;
    const { territory_name, territory_code, referral_code } = franchise;
    const login = sitePage(loginOf("franchise"), language);
    return applicationApproved({
      ...{ language, application_id, territory_name, territory_code, referral_code, login },
      name: applicantName(application),
    });
  },
  samples: (language) => [
    applicationApproved({
      ...{ language, application_id: SAMPLE.application, name: SAMPLE.name, login: SAMPLE.link },
      ...{
        territory_name: SAMPLE.territory,
        territory_code: SAMPLE.territory_code,
        referral_code: SAMPLE.referral,
      },
    }),
  ],
});

interface Approved {
  language: Language;
  application_id: string;
  name: string;
  territory_name: string;
  territory_code: string;
  referral_code: string;
  login: string;
}

function applicationApproved({
  language,
  application_id,
  territory_name,
  territory_code,
  referral_code,
  login,
  name,
}: Approved): MailContent {
  return letterIn(language, {
    en: {
      subject: say`Your franchise application ${{ application_id }} is approved`,
      title: say`Application approved`,
      preview: say`Welcome as our partner for ${{ territory_name }}.`,
      name,
      paragraphs: [
        say`Welcome to ${{ product: PRODUCT }}. You are our partner for ${{ territory_name }} (${{ territory_code }}).`,
        say`Your sign-in comes by email within ${{ hours: CREDENTIALS_HOURS }} hours. If you already have an account with this address, sign in with it at ${{ login }}.`,
      ],
      action: { label: say`Partner sign-in`, href: login },
      notes: [say`Your referral code is ${{ referral_code }}. Orders of clients who follow it are yours.`],
    },
    hi: {
      subject: say`आपका फ़्रैंचाइज़ी आवेदन ${{ application_id }} मंज़ूर हो गया`,
      title: say`आवेदन मंज़ूर`,
      preview: say`${{ territory_name }} के पार्टनर के तौर पर आपका स्वागत है।`,
      name,
      paragraphs: [
        say`${{ product: PRODUCT }} में आपका स्वागत है। अब आप ${{ territory_name }} (${{ territory_code }}) के हमारे पार्टनर हैं।`,
        say`साइन इन की जानकारी ${{ hours: CREDENTIALS_HOURS }} घंटे के अंदर ईमेल से आएगी। अगर इस पते से आपका अकाउंट पहले से है, तो उसी से साइन इन करें: ${{ login }}`,
      ],
      action: { label: say`पार्टनर साइन इन`, href: login },
      notes: [say`आपका रेफ़रल कोड ${{ referral_code }} है। जो ग्राहक इससे आएँगे, उनके ऑर्डर आपके माने जाएँगे।`],
    },
  });
}
