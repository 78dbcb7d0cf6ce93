import { applicantName, isOpenApplication } from "@niyamdesk/domain/applications/application";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { applicationRef } from "../platform/refs.ts";
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
    const query = new URLSearchParams({ papers: token });
    return letter({
      subject: `Please send ${papers.length === 1 ? "a document" : "documents"} again for ${application_id}`,
      title: "Please send a document again",
      preview: papers.map(({ name }) => name).join(", "),
      name: applicantName(application),
      paragraphs: [
        "To go on with your application we need a better copy:",
        ...papers.map(({ name, reason }) => `${name}: ${reason}`),
      ],
      action: { label: "Send it now", href: `${siteAddress()}${PATHS.franchiseTrack}?${query}` },
      notes: [`The link is good for ${PAPER_LINK_DAYS} days. Only the latest one counts.`],
    });
  },
});
