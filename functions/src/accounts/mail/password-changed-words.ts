import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import { letter } from "../../integrations/mail/letter.ts";
import type { MailContent } from "../../integrations/mail/mail-content.ts";

interface Data {
  name: string;
  /** Last digits of the number that signs in as well, or null. */
  phoneEnd: string | null;
  /** Last digits of a number that was taken off the account by this, or null. */
  phoneRemoved: string | null;
  profileUrl: string;
}

/** To the account's address, after a password was set by a mailed link. */
export function passwordChanged({ name, phoneEnd, phoneRemoved, profileUrl }: Data): MailContent {
  return letter({
    subject: `Your ${PRODUCT} password was changed`,
    title: "Your password was changed",
    preview: "Everyone who was signed in before is signed out.",
    name,
    paragraphs: [
      "A new password was set by the link we mailed to this address. Everyone who was signed in to your account before is signed out, and links we mailed earlier do nothing any more.",
      ...(phoneEnd === null
        ? []
        : [
            `The phone number ending in ${phoneEnd} can also sign in to your account. If it is not yours, sign in, open ${profileUrl} and press 'Remove phone'.`,
          ]),
      ...(phoneRemoved === null
        ? []
        : [
            `The phone number ending in ${phoneRemoved} was on the account before this address was confirmed, so we took it off. If it is yours, add it again at ${profileUrl}.`,
          ]),
    ],
    notes: [`If this was not you, write to ${SUPPORT.email} or call ${SUPPORT.phoneLabel} at once.`],
  });
}
