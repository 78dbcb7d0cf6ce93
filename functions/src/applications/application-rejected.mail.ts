import { applicantName } from "@niyamdesk/domain/applications/application";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import { defineMail } from "../mail/define-mail.ts";
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
    return letterIn(language, {
      en: {
        subject: `Your franchise application ${id}`,
        title: "We can't take up your application",
        preview: "The reason, and what you can do.",
        name,
        paragraphs: [
          `Thank you for applying for ${territory_name} (${territory_code}). We can't take up your application this time.`,
          `The reason: ${reason}`,
        ],
        action: { label: "See your application", href },
        notes: ["You can apply again at any time."],
      },
      hi: {
        subject: `आपका फ़्रैंचाइज़ी आवेदन ${id}`,
        title: "आपका आवेदन मंज़ूर नहीं हो सका",
        preview: "वजह, और आप आगे क्या कर सकते हैं।",
        name,
        paragraphs: [
          `${territory_name} (${territory_code}) के लिए आवेदन करने का धन्यवाद। इस बार हम आपका आवेदन मंज़ूर नहीं कर सके।`,
          `वजह: ${reason}`,
        ],
        action: { label: "अपना आवेदन देखें", href },
        notes: ["आप कभी भी फिर से आवेदन कर सकते हैं।"],
      },
    });
  },
});
