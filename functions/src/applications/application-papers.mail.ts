import { applicantName, isOpenApplication } from "@niyamdesk/domain/applications/application";
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
import { newPaperLink, PAPER_LINK_DAYS } from "./paper-link.ts";
import { askedAgain } from "./review-mails.ts";

/** Which documents are to be sent again, with the link for it: made here, so that it is nowhere but in the mail. */
export const applicationPapersMail = defineMail({
  template: "application-papers",
  data: z.object({ application_id: z.string() }),
  async read({ application_id }) {
    const application = (await applicationRef(application_id).get()).data();
    if (application === undefined || !isOpenApplication(application.status)) return null;
    const papers = askedAgain(application);
    if (papers.length === 0) return null;
    const token = await newPaperLink(application_id);
    const { language } = application;
    const query = new URLSearchParams({ papers: token });
    const href = `${sitePage(PATHS.franchiseTrack, language)}?${query}`;
    return applicationPapers({ language, application_id, name: applicantName(application), papers, href });
  },
  samples: (language) => {
    const { paper: name, reason } = SAMPLE_WORDS[language];
    const paper = { name, reason };
    return [[paper], [paper, paper]].map((papers) =>
      applicationPapers({
        language,
        application_id: SAMPLE.application,
        name: SAMPLE.name,
        papers,
        href: SAMPLE.link,
      }),
    );
  },
});

interface Asked {
  language: Language;
  application_id: string;
  name: string;
  papers: readonly { name: string; reason: string }[];
  href: string;
}

function applicationPapers({ language, application_id, name, papers, href }: Asked): MailContent {
  const preview = papers.map(({ name }) => name).join(", ");
  const asked = papers.map((paper) => `${paper.name}: ${paper.reason}`);
  const isOne = papers.length === 1;
  return letterIn(language, {
    en: {
      subject: say`Please send ${{ documents: isOne ? "a document" : "documents" }} again for ${{ application_id }}`,
      title: say`Please send ${{ documents: isOne ? "a document" : "some documents" }} again`,
      preview,
      name,
      paragraphs: [say`To go on with your application we need a better copy:`, ...asked],
      action: { label: say`Send it now`, href },
      notes: [say`The link works for ${{ days: PAPER_LINK_DAYS }} days. Only the latest one counts.`],
    },
    hi: {
      subject: say`कृपया ${{ documents: isOne ? "एक दस्तावेज़" : "कुछ दस्तावेज़" }} दोबारा भेजें: ${{ application_id }}`,
      title: say`कृपया ${{ documents: isOne ? "एक दस्तावेज़" : "कुछ दस्तावेज़" }} दोबारा भेजें`,
      preview,
      name,
      paragraphs: [say`आपका आवेदन आगे बढ़ाने के लिए हमें बेहतर कॉपी चाहिए:`, ...asked],
      action: { label: say`अभी भेजें`, href },
      notes: [say`यह लिंक ${{ days: PAPER_LINK_DAYS }} दिन चलता है। सिर्फ़ सबसे नया लिंक काम करता है।`],
    },
  });
}
