import { phoneEnd } from "@niyamdesk/domain/accounts/masked";
import { profileOf } from "@niyamdesk/domain/base/addresses";
import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import { roleOf } from "@niyamdesk/domain/base/roles";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
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
  samples: () => [
    passwordChanged({ name: SAMPLE.name, phoneEnd: "000", phoneRemoved: "210", profileUrl: SAMPLE.link }),
  ],
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
    subject: say`Your ${{ product: PRODUCT }} password was changed`,
    title: say`Your password was changed`,
    preview: say`Everyone who was signed in before is signed out.`,
    name,
    paragraphs: [
      say`A new password was set by the link we mailed to this address. Everyone who was signed in to your account before is signed out, and links we mailed earlier do nothing any more.`,
      ...(phoneEnd === null
        ? []
        : [
            say`The phone number ending in ${{ phone_end: phoneEnd }} can also sign in to your account. If it is not yours, sign in, open ${{ profile_url: profileUrl }} and press 'Remove phone'.`,
          ]),
      ...(phoneRemoved === null
        ? []
        : [
            say`The phone number ending in ${{ phone_removed: phoneRemoved }} was on the account before this address was confirmed, so we took it off. If it is yours, add it again at ${{ profile_url: profileUrl }}.`,
          ]),
    ],
    notes: [
      say`If this was not you, write to ${{ our_email: SUPPORT.email }} or call ${{ our_phone: SUPPORT.phoneLabel }} at once.`,
    ],
  });
}
