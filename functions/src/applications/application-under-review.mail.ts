import { formatDate, formatDateInHindi } from "@niyamdesk/domain/time/time";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { type InReview, inReviewMail } from "./in-review.ts";

/** The review has begun. */
export const applicationUnderReviewMail = inReviewMail("application-under-review", applicationUnderReview);

function applicationUnderReview({
  language,
  id,
  territory_name,
  territory_code,
  by,
  name,
  href,
}: InReview): MailContent {
  return letterIn(language, {
    en: {
      subject: say`Your franchise application ${{ id }} is under review`,
      title: say`Your application is under review`,
      preview: say`You'll hear from us by ${{ day: formatDate(by) }}.`,
      name,
      paragraphs: [
        say`We have begun to review your application for ${{ territory_name }} (${{ territory_code }}).`,
        say`This typically takes 3-5 business days. You'll hear from us by ${{ day: formatDate(by) }}.`,
      ],
      action: { label: say`Track your application`, href },
      notes: [say`If we need a better copy of a document, we'll email you a link for it.`],
    },
    hi: {
      subject: say`आपके फ़्रैंचाइज़ी आवेदन ${{ id }} की जाँच शुरू हो गई`,
      title: say`आपके आवेदन की जाँच शुरू हो गई`,
      preview: say`${{ day: formatDateInHindi(by) }} तक हमारा जवाब मिल जाएगा।`,
      name,
      paragraphs: [
        say`${{ territory_name }} (${{ territory_code }}) के लिए आपके आवेदन की जाँच शुरू हो गई है।`,
        say`इसमें आम तौर पर 3-5 कार्य दिवस लगते हैं। ${{ day: formatDateInHindi(by) }} तक हमारा जवाब मिल जाएगा।`,
      ],
      action: { label: say`अपना आवेदन देखें`, href },
      notes: [say`किसी दस्तावेज़ की बेहतर कॉपी चाहिए होगी तो हम उसका लिंक ईमेल करेंगे।`],
    },
  });
}
