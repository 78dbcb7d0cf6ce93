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

/** To the address of an account whose number belongs to somebody else by now. */
export const numberRemovedMail = defineMail({
  template: "number-removed",
  data: z.object({ uid: z.string(), phone_end: z.string() }),
  async read(data, { to }) {
    const account = await addressee(data.uid);
    if (account?.email !== to) return null;
    return numberRemoved({
      name: greeted(account, to),
      phoneEnd: data.phone_end,
      profileUrl: `${siteAddress()}${profileOf(roleOf(account.customClaims?.role))}`,
    });
  },
  samples: () => [numberRemoved({ name: SAMPLE.name, phoneEnd: "210", profileUrl: SAMPLE.link })],
});

/** To the owner of an account whose number is somebody else's by now. */
function numberRemoved(data: { name: string; phoneEnd: string; profileUrl: string }): MailContent {
  return letter({
    subject: say`A phone number was removed from your ${{ product: PRODUCT }} account`,
    title: say`Your phone number was removed`,
    preview: say`The number ending in ${{ phone_end: data.phoneEnd }} no longer signs in to your account.`,
    name: data.name,
    paragraphs: [
      say`The person who now has the number ending in ${{ phone_end: data.phoneEnd }} told us that this account is not theirs. We removed the number, so it can no longer be used to sign in. They were not let in to your account. To be safe, we have also signed you out everywhere.`,
      say`Please sign in with this email address. If you have no password, use 'Forgot password?' on the sign-in page to set one. You can add your current number in your profile.`,
    ],
    action: { label: say`Go to your profile`, href: data.profileUrl },
    notes: [
      say`If the number is still yours, write to ${{ our_email: SUPPORT.email }} or call ${{ our_phone: SUPPORT.phoneLabel }}.`,
    ],
  });
}
