import { applicantName } from "@niyamdesk/domain/applications/application";
import { decidedBy } from "@niyamdesk/domain/applications/tracked-application";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import { formatDate, formatDateInHindi } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import { defineMail } from "../mail/define-mail.ts";
import { applicationRef } from "../platform/refs.ts";
import { sitePage } from "../platform/site-page.ts";

/** Whoever was told of an approval is told that it does not stand any more. */
export const applicationApprovalUndoneMail = defineMail({
  template: "application-approval-undone",
  data: z.object({ application_id: z.string() }),
  async read({ application_id: id }) {
    const application = (await applicationRef(id).get()).data();
    // Decided again meanwhile: that mail tells it.
    if (application?.status !== "under_review" || application.review_started_at === null) return null;
    const { language, territory_name, territory_code } = application;
    const by = decidedBy(application.review_started_at.toMillis());
    const name = applicantName(application);
    const href = sitePage(PATHS.trackedApplication(id), language);
    return letterIn(language, {
      en: {
        subject: `Your franchise application ${id} is under review again`,
        title: "Your application is under review again",
        preview: "The approval we told you about has been taken back.",
        name,
        paragraphs: [
          `We told you that your application for ${territory_name} (${territory_code}) was approved. We have taken that approval back and are reviewing your application again. We're sorry for the confusion.`,
          "Until we decide, the territory isn't yours, the referral code we sent doesn't count, and the link to set a password doesn't work. If you had an account with us before, it is as it was.",
          `You don't need to do anything. You'll hear from us by ${formatDate(by)}.`,
        ],
        action: { label: "Track your application", href },
        notes: [`Questions? Write to ${SUPPORT.email}.`],
      },
      hi: {
        subject: `आपके फ़्रैंचाइज़ी आवेदन ${id} की दोबारा जाँच हो रही है`,
        title: "आपके आवेदन की दोबारा जाँच हो रही है",
        preview: "जिस मंज़ूरी की ख़बर दी थी, वह वापस ली गई है।",
        name,
        paragraphs: [
          `हमने बताया था कि ${territory_name} (${territory_code}) के लिए आपका आवेदन मंज़ूर हो गया है। वह मंज़ूरी वापस ली गई है और आवेदन की दोबारा जाँच हो रही है। इस असुविधा के लिए हमें खेद है।`,
          "फ़ैसला होने तक यह क्षेत्र आपका नहीं है, भेजा गया रेफ़रल कोड नहीं गिना जाएगा और पासवर्ड चुनने का लिंक काम नहीं करेगा। अगर आपका अकाउंट पहले से था, तो वह पहले जैसा ही है।",
          `आपको कुछ करने की ज़रूरत नहीं है। ${formatDateInHindi(by)} तक हमारा जवाब मिल जाएगा।`,
        ],
        action: { label: "अपना आवेदन देखें", href },
        notes: [`कोई सवाल हो तो ${SUPPORT.email} पर लिखें।`],
      },
    });
  },
});
