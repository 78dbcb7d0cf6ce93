import { maskedEmail } from "@niyamdesk/domain/accounts/masked";
import { PRODUCT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { actionLink } from "../mail/action-link.ts";
import { addressee } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { accountByEmail } from "../platform/accounts.ts";
import { newLink } from "./links.ts";

/** To the new address. Nothing when it belongs to an account by now: neither is harmed. */
export const changeEmailMail = defineMail({
  template: "change-email",
  data: z.object({ uid: z.string(), new_email: z.string() }),
  async read(data, { to, askedAt }) {
    const account = await addressee(data.uid);
    if (!account?.email || !account.emailVerified || to !== data.new_email) return null;
    if ((await accountByEmail(to)) !== null) return null;
    const token = await newLink({ ...account, email: account.email }, "verifyAndChangeEmail", askedAt, to);
    if (token === null) return null;
    return changeEmail({
      asker: maskedEmail(account.email),
      newEmail: to,
      link: actionLink("verifyAndChangeEmail", token),
    });
  },
  samples: () => [changeEmail({ asker: "a…@example.in", newEmail: SAMPLE.email, link: SAMPLE.link })],
});

/** To the address that an account is to have from now on. */
function changeEmail(data: { asker: string; newEmail: string; link: string }): MailContent {
  return letter({
    subject: say`Confirm your new email address for ${{ product: PRODUCT }}`,
    title: say`Confirm your new email address`,
    preview: say`Your old address stays until you confirm this one.`,
    name: "",
    paragraphs: [
      say`Someone signed in to the ${{ product: PRODUCT }} account of ${{ asker: data.asker }} wants to use ${{ new_email: data.newEmail }} for it from now on. If that is you, open the link below. If you are not signed in to that account on this device, we will ask you to sign in first.`,
      say`Once the address has changed, please sign in again with the new address and the same password.`,
    ],
    action: { label: say`Use this address`, href: data.link },
    notes: [
      say`The link works once, for 24 hours.`,
      say`If you did not ask for this, you can ignore this email. Your address cannot be used without signing in to that account.`,
    ],
  });
}
