import { PATHS, profileOf } from "@niyamdesk/domain/base/addresses";
import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import { roleOf } from "@niyamdesk/domain/base/roles";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { siteAddress } from "../platform/params.ts";

/** To the owner of a mailbox that was proven for the first time without a session: what was in the account is gone. */
export const accountClearedMail = defineMail({
  template: "account-cleared",
  data: z.object({ uid: z.string(), phone_removed: z.nullable(z.string()) }),
  async read(data) {
    const account = await addressee(data.uid);
    if (account === null) return null;
    return accountCleared({
      phoneRemoved: data.phone_removed,
      resetUrl: `${siteAddress()}${PATHS.passwordReset}`,
      profileUrl: `${siteAddress()}${profileOf(roleOf(account.customClaims?.role))}`,
    });
  },
  samples: () => [accountCleared({ phoneRemoved: "210", resetUrl: SAMPLE.link, profileUrl: SAMPLE.link })],
});

interface Data {
  /** Last digits of a number that was taken off the account by this, or null. */
  phoneRemoved: string | null;
  resetUrl: string;
  profileUrl: string;
}

/** To the owner of a mailbox, when its first proof took everything in off the account that was there before. */
function accountCleared({ phoneRemoved, resetUrl, profileUrl }: Data): MailContent {
  return letter({
    subject: say`Your ${{ product: PRODUCT }} account has been secured`,
    title: say`Your address is confirmed`,
    preview: say`Everyone has been signed out of your account.`,
    name: "",
    paragraphs: [
      say`This address was just confirmed for the first time, by someone who was not signed in. Someone else may have created the account, so we have signed everyone out, and the old password no longer works.`,
      ...(phoneRemoved === null
        ? []
        : [
            say`The phone number ending in ${{ phone_removed: phoneRemoved }} was on the account before, so we removed it. If it is yours, you can add it again at ${{ profile_url: profileUrl }}.`,
          ]),
    ],
    action: { label: say`Get a link for a new password`, href: resetUrl },
    notes: [
      say`If this was not you, write to ${{ our_email: SUPPORT.email }} or call ${{ our_phone: SUPPORT.phoneLabel }} at once.`,
    ],
  });
}
