import { applicantName } from "@niyamdesk/domain/applications/application";
import { decidedBy } from "@niyamdesk/domain/applications/tracked-application";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatDate, formatDateInHindi } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import { defineMail } from "../mail/define-mail.ts";
import { applicationRef } from "../platform/refs.ts";
import { sitePage } from "../platform/site-page.ts";

/** The review has begun. */
export const applicationUnderReviewMail = defineMail({
  template: "application-under-review",
  data: z.object({ application_id: z.string() }),
  async read({ application_id: id }) {
    const application = (await applicationRef(id).get()).data();
    if (application?.status !== "under_review" || application.review_started_at === null) return null;
    const { language, territory_name, territory_code } = application;
    const by = decidedBy(application.review_started_at.toMillis());
    const name = applicantName(application);
    const href = sitePage(PATHS.trackedApplication(id), language);
    return letterIn(language, {
      en: {
        subject: `Your franchise application ${id} is under review`,
        title: "Your application is under review",
        preview: `You'll hear from us by ${formatDate(by)}.`,
        name,
        paragraphs: [
          `We have begun to review your application for ${territory_name} (${territory_code}).`,
          `This typically takes 3-5 business days. You'll hear from us by ${formatDate(by)}.`,
        ],
        action: { label: "Track your application", href },
        notes: ["If we need a better copy of a document, we'll email you a link for it."],
      },
      hi: {
        subject: `आपके फ़्रैंचाइज़ी आवेदन ${id} की जाँच शुरू हो गई`,
        title: "आपके आवेदन की जाँच शुरू हो गई",
        preview: `${formatDateInHindi(by)} तक हमारा जवाब मिल जाएगा।`,
        name,
        paragraphs: [
          `${territory_name} (${territory_code}) के लिए आपके आवेदन की जाँच शुरू हो गई है।`,
          `इसमें आम तौर पर 3-5 कार्य दिवस लगते हैं। ${formatDateInHindi(by)} तक हमारा जवाब मिल जाएगा।`,
        ],
        action: { label: "अपना आवेदन देखें", href },
        notes: ["किसी दस्तावेज़ की बेहतर कॉपी चाहिए होगी तो हम उसका लिंक ईमेल करेंगे।"],
      },
    });
  },
});
