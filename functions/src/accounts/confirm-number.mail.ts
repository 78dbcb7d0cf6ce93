import { phoneEnd } from "@niyamdesk/domain/accounts/masked";
import { PRODUCT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { actionLink } from "../mail/action-link.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { newLink } from "./links.ts";

/** Only to the address the account has now, and while it has a number. */
export const confirmNumberMail = defineMail({
  template: "confirm-number",
  data: z.object({ uid: z.string() }),
  async read(data, { to, askedAt }) {
    const account = await addressee(data.uid);
    if (account?.email !== to || !account.phoneNumber) return null;
    const token = await newLink({ ...account, email: to }, "confirmNumber", askedAt);
    if (token === null) return null;
    return confirmNumber({
      name: greeted(account, to),
      phoneEnd: phoneEnd(account.phoneNumber),
      link: actionLink("confirmNumber", token),
    });
  },
  samples: () => [confirmNumber({ name: SAMPLE.name, phoneEnd: "210", link: SAMPLE.link })],
});

/** To the owner of an account that nobody used for long, when its number is signed in with. */
function confirmNumber(data: { name: string; phoneEnd: string; link: string }): MailContent {
  return letter({
    subject: say`Are you signing in to ${{ product: PRODUCT }}?`,
    title: say`Are you signing in?`,
    preview: say`Your account has not been used for a long time.`,
    name: data.name,
    paragraphs: [
      say`Somebody with the phone number ending in ${{ phone_end: data.phoneEnd }} wants to sign in to your ${{ product: PRODUCT }} account, which has not been used for a long time. Phone numbers get passed on to new owners, so we are checking with you first.`,
      say`If the number is still yours, confirm it and sign in with it as before.`,
    ],
    action: { label: say`Yes, this is my number`, href: data.link },
    notes: [
      say`The link works once, for 24 hours.`,
      say`If it is not you, do nothing: nobody gets in. You can sign in with this email address at any time and remove the number in your profile.`,
    ],
  });
}
