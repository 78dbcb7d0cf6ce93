import { PRODUCT, SUPPORT } from "@niyamdesk/domain/product";
import { letter } from "../letter.ts";
import type { MailContent } from "../mail-content.ts";

interface Data {
  /** Last digits of a number that was taken off the account by this, or null. */
  phoneRemoved: string | null;
  resetUrl: string;
  profileUrl: string;
}

/** To the owner of a mailbox, when its first proof took everything in off the account that was there before. */
export function accountCleared({ phoneRemoved, resetUrl, profileUrl }: Data): MailContent {
  return letter({
    subject: `Your ${PRODUCT} account is yours alone now`,
    title: "Your address is confirmed",
    preview: "Whoever was in this account before is out.",
    name: "",
    paragraphs: [
      "This address was confirmed for the first time, and where it was confirmed nobody was signed in to the account. Somebody else may have registered it, so everyone is signed out, and the password from before does not work any more.",
      ...(phoneRemoved === null
        ? []
        : [
            `The phone number ending in ${phoneRemoved} was on the account before, so we took it off. If it is yours, add it again at ${profileUrl}.`,
          ]),
    ],
    action: { label: "Set a new password", href: resetUrl },
    notes: [`If this was not you, write to ${SUPPORT.email} or call ${SUPPORT.phoneLabel} at once.`],
  });
}
