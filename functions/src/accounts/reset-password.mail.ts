import { PRODUCT } from "@niyamdesk/domain/base/product";
import { NEVER_ASKED } from "@niyamdesk/domain/fields/never-asked";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { actionLink } from "../mail/action-link.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { newLink } from "./links.ts";

/** Only to the address the account has now. */
export const resetPasswordMail = defineMail({
  template: "reset-password",
  data: z.object({ uid: z.string() }),
  async read(data, { to, askedAt }) {
    const account = await addressee(data.uid);
    if (account?.email !== to) return null;
    const token = await newLink({ ...account, email: to }, "resetPassword", askedAt);
    if (token === null) return null;
    return resetPassword({ name: greeted(account, to), email: to, link: actionLink("resetPassword", token) });
  },
  samples: () => [resetPassword({ name: SAMPLE.name, email: SAMPLE.email, link: SAMPLE.link })],
});

/** To whoever asked for a new password. */
function resetPassword(data: { name: string; email: string; link: string }): MailContent {
  return letter({
    subject: say`Set a new ${{ product: PRODUCT }} password`,
    title: say`Set a new password`,
    preview: say`The link to a new password. Nothing has changed yet.`,
    name: data.name,
    paragraphs: [say`A new password was asked for the account ${{ email: data.email }}.`],
    action: { label: say`Set a new password`, href: data.link },
    notes: [
      say`The link works once, for about an hour. The latest mail counts.`,
      say`If it was not you, ignore this mail: your password stays as it is.`,
      NEVER_ASKED,
    ],
  });
}
