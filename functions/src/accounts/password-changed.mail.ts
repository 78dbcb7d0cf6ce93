import { phoneEnd } from "@niyamdesk/domain/accounts/masked";
import { profileOf } from "@niyamdesk/domain/base/addresses";
import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import { roleOf } from "@niyamdesk/domain/base/roles";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";

/** Names the number that signs in to the account as well, as it is when this is sent. */
export const passwordChangedMail = defineMail({
  template: "password-changed",
  data: z.object({ uid: z.string(), phone_removed: z.nullable(z.string()) }),
  async read(data, { to }) {
    const account = await addressee(data.uid);
    if (account === null) return null;
    const { phoneNumber } = account;
    return passwordChanged({
      name: greeted(account, to),
      phoneEnd: phoneNumber ? phoneEnd(phoneNumber) : null,
      phoneRemoved: data.phone_removed,
      profileUrl: `${siteAddress()}${profileOf(roleOf(account.customClaims?.role))}`,
    });
  },
});

interface Data {
  name: string;
  /** Last digits of the number that signs in as well, or null. */
  phoneEnd: string | null;
  /** Last digits of a number that was taken off the account by this, or null. */
  phoneRemoved: string | null;
  profileUrl: string;
}

/** To the account's address, after a password was set by a mailed link. */
function passwordChanged({ name, phoneEnd, phoneRemoved, profileUrl }: Data): MailContent {
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
