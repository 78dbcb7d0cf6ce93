import { applicantName } from "@niyamdesk/domain/applications/application";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Language } from "@niyamdesk/domain/base/languages";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE, SAMPLE_WORDS } from "../mail/samples.ts";
import { applicationRef } from "../platform/refs.ts";
import { sitePage } from "../platform/site-page.ts";
import { rejectionWords } from "./told-reasons.ts";

/** It did not work out, and why. A decision that was taken back in time is not told. */
export const applicationRejectedMail = defineMail({
  template: "application-rejected",
  data: z.object({ application_id: z.string() }),
  async read({ application_id: id }) {
    const application = (await applicationRef(id).get()).data();
    if (application?.status !== "rejected") return null;
    const { language, territory_name, territory_code } = application;
    const reason =
      application.review_notes ?? rejectionWords({ kind: "requirements", words: null }, language);
    const name = applicantName(application);
    const href = sitePage(PATHS.trackedApplication(id), language);
    return applicationRejected({ language, id, territory_name, territory_code, reason, name, href });
  },
  samples: (language) => [
    applicationRejected({
      ...{
        language,
        id: SAMPLE.application,
        name: SAMPLE.name,
        href: SAMPLE.link,
        reason: SAMPLE_WORDS[language].reason,
      },
      ...{ territory_name: SAMPLE.territory, territory_code: SAMPLE.territory_code },
    }),
  ],
});

interface Told {
  language: Language;
  id: string;
  territory_name: string;
  territory_code: string;
  reason: string;
  name: string;
  href: string;
}

function applicationRejected({
  language,
  id,
  territory_name,
  territory_code,
  reason,
  name,
  href,
}: Told): MailContent {
  return letterIn(language, {
    en: {
      subject: say`Your franchise application ${{ id }}`,
      title: say`We can't take up your application`,
      preview: say`The reason, and what you can do.`,
      name,
      paragraphs: [
        say`Thank you for applying for ${{ territory_name }} (${{ territory_code }}). We can't take up your application this time.`,
        say`The reason: ${{ reason }}`,
      ],
      action: { label: say`See your application`, href },
      notes: [say`You can apply again at any time.`],
    },
    hi: {
      subject: say`आपका फ़्रैंचाइज़ी आवेदन ${{ id }}`,
      title: say`आपका आवेदन मंज़ूर नहीं हो सका`,
      preview: say`वजह, और आप आगे क्या कर सकते हैं।`,
      name,
      paragraphs: [
        say`${{ territory_name }} (${{ territory_code }}) के लिए आवेदन करने का धन्यवाद। इस बार हम आपका आवेदन मंज़ूर नहीं कर सके।`,
        say`वजह: ${{ reason }}`,
      ],
      action: { label: say`अपना आवेदन देखें`, href },
      notes: [say`आप कभी भी फिर से आवेदन कर सकते हैं।`],
    },
  });
}
