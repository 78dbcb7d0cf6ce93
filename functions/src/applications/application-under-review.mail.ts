import { applicantName } from "@niyamdesk/domain/applications/application";
import { decidedBy } from "@niyamdesk/domain/applications/tracked-application";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatDate } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { applicationRef } from "../platform/refs.ts";

/** The review has begun. */
export const applicationUnderReviewMail = defineMail({
  template: "application-under-review",
  data: z.object({ application_id: z.string() }),
  async read({ application_id }) {
    const application = (await applicationRef(application_id).get()).data();
    if (application?.status !== "under_review" || application.review_started_at === null) return null;
    const by = formatDate(decidedBy(application.review_started_at.toMillis()));
    return letter({
      subject: `Your franchise application ${application_id} is under review`,
      title: "Your application is under review",
      preview: `You'll hear from us by ${by}.`,
      name: applicantName(application),
      paragraphs: [
        `We have begun to review your application for ${application.territory_name} (${application.territory_code}).`,
        `This typically takes 3-5 business days. You'll hear from us by ${by}.`,
      ],
      action: {
        label: "Track your application",
        href: `${siteAddress()}${PATHS.trackedApplication(application_id)}`,
      },
      notes: ["If a document has to be sent again, we write to you with a link for it."],
    });
  },
});
