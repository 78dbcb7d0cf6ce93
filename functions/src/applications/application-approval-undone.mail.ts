import { SUPPORT } from "@niyamdesk/domain/base/product";
import { formatDate, formatDateInHindi } from "@niyamdesk/domain/time/time";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { type InReview, inReviewMail } from "./in-review.ts";

/** Whoever was told of an approval is told that it does not stand any more. */
export const applicationApprovalUndoneMail = inReviewMail("application-approval-undone", approvalUndone);

function approvalUndone({
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
      subject: say`Application ${{ id }} is under review again`,
      title: say`Your application is under review again`,
      preview: say`The approval we told you about has been withdrawn.`,
      name,
      paragraphs: [
        say`We told you that your application for ${{ territory_name }} (${{ territory_code }}) was approved. We've withdrawn that approval and are reviewing your application again. We're sorry for the confusion.`,
        say`Until we decide, the territory isn't yours, the referral code we sent doesn't count, and the link to sign in for the first time doesn't work. If you had an account with us before, it is as it was.`,
        say`You don't need to do anything. You'll hear from us by ${{ day: formatDate(by) }}.`,
      ],
      action: { label: say`Track your application`, href },
      notes: [say`Questions? Write to ${{ our_email: SUPPORT.email }}.`],
    },
    hi: {
      subject: say`आवेदन ${{ id }} की दोबारा जाँच हो रही है`,
      title: say`आपके आवेदन की दोबारा जाँच हो रही है`,
      preview: say`जिस मंज़ूरी की ख़बर दी थी, वह वापस ली गई है।`,
      name,
      paragraphs: [
        say`हमने बताया था कि ${{ territory_name }} (${{ territory_code }}) के लिए आपका आवेदन मंज़ूर हो गया है। हमने वह मंज़ूरी वापस ले ली है और आवेदन की दोबारा जाँच कर रहे हैं। इस उलझन के लिए माफ़ कीजिए।`,
        say`फ़ैसला होने तक यह क्षेत्र आपका नहीं है, भेजा गया रेफ़रल कोड नहीं गिना जाएगा और पहली बार साइन इन करने का लिंक काम नहीं करेगा। अगर आपका अकाउंट पहले से था, तो वह पहले जैसा ही है।`,
        say`आपको कुछ करने की ज़रूरत नहीं है। ${{ day: formatDateInHindi(by) }} तक हमारा जवाब मिल जाएगा।`,
      ],
      action: { label: say`अपना आवेदन देखें`, href },
      notes: [say`कोई सवाल हो तो ${{ our_email: SUPPORT.email }} पर लिखें।`],
    },
  });
}
