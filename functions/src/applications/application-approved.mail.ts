import { applicantName } from "@niyamdesk/domain/applications/application";
import { CREDENTIALS_HOURS } from "@niyamdesk/domain/applications/tracked-application";
import { loginOf } from "@niyamdesk/domain/base/addresses";
import { PRODUCT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import { defineMail } from "../mail/define-mail.ts";
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
    const name = applicantName(application);
    return letterIn(language, {
      en: {
        subject: `Your franchise application ${application_id} is approved`,
        title: "Application approved",
        preview: `Welcome as our partner for ${territory_name}.`,
        name,
        paragraphs: [
          `Welcome to ${PRODUCT}. You are our partner for ${territory_name} (${territory_code}).`,
          `Your sign-in comes by email within ${CREDENTIALS_HOURS} hours. If you already have an account with this address, sign in with it at ${login}.`,
        ],
        action: { label: "Partner sign-in", href: login },
        notes: [`Your referral code is ${referral_code}. Orders of clients who follow it are yours.`],
      },
      hi: {
        subject: `आपका फ़्रैंचाइज़ी आवेदन ${application_id} मंज़ूर हो गया`,
        title: "आवेदन मंज़ूर",
        preview: `${territory_name} के पार्टनर के तौर पर आपका स्वागत है।`,
        name,
        paragraphs: [
          `${PRODUCT} में आपका स्वागत है। अब आप ${territory_name} (${territory_code}) के हमारे पार्टनर हैं।`,
          `लॉगिन की जानकारी ${CREDENTIALS_HOURS} घंटे के अंदर ईमेल से आएगी। अगर इस पते से आपका खाता पहले से है, तो उसी से लॉगिन करें: ${login}`,
        ],
        action: { label: "पार्टनर लॉगिन", href: login },
        notes: [`आपका रेफ़रल कोड ${referral_code} है। जो ग्राहक इससे आएँगे, उनके ऑर्डर आपके माने जाएँगे।`],
      },
    });
  },
});
