import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import { letter } from "../../integrations/mail/letter.ts";
import type { MailContent } from "../../integrations/mail/mail-content.ts";

interface Data {
  /** Last digits of a number that was taken off the account by this, or null. */
  phoneRemoved: string | null;
  resetUrl: string;
  profileUrl: string;
}

/** To the owner of a mailbox, when its first proof took everything in off the account that was there before. */
export function accountCleared({ phoneRemoved, resetUrl, profileUrl }: Data): MailContent {
  return letter({
    subject: `Your ${PRODUCT} account has been secured`,
    title: "Your address is confirmed",
    preview: "Everyone has been signed out of your account.",
    name: "",
    paragraphs: [
      "This address was just confirmed for the first time, by someone who was not signed in. Someone else may have created the account, so we have signed everyone out, and the old password no longer works.",
      ...(phoneRemoved === null
        ? []
        : [
            `The phone number ending in ${phoneRemoved} was on the account before, so we removed it. If it is yours, you can add it again at ${profileUrl}.`,
          ]),
    ],
    action: { label: "Get a link for a new password", href: resetUrl },
    notes: [`If this was not you, write to ${SUPPORT.email} or call ${SUPPORT.phoneLabel} at once.`],
  });
}
