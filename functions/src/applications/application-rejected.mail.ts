import { applicantName } from "@niyamdesk/domain/applications/application";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { applicationRef } from "../platform/refs.ts";

/** It did not work out, and why. A decision that was taken back in time is not told. */
export const applicationRejectedMail = defineMail({
  template: "application-rejected",
  data: z.object({ application_id: z.string() }),
  async read({ application_id }) {
    const application = (await applicationRef(application_id).get()).data();
    if (application?.status !== "rejected") return null;
    return letter({
      subject: `Your franchise application ${application_id}`,
      title: "We can't take up your application",
      preview: "The reason, and what you can do.",
      name: applicantName(application),
      paragraphs: [
        `Thank you for applying for ${application.territory_name} (${application.territory_code}). We can't take up your application this time.`,
        `The reason: ${application.review_notes ?? "Application did not meet our requirements"}`,
      ],
      action: {
        label: "See your application",
        href: `${siteAddress()}${PATHS.trackedApplication(application_id)}`,
      },
      notes: ["You can apply again at any time."],
    });
  },
});
