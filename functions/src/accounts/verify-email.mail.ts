import { PRODUCT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { actionLink } from "../mail/action-link.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { awaitsAdministrator } from "./administrator-proof.ts";
import { newLink } from "./links.ts";

/** Only to the address the account has now: no other mailbox may verify it. */
export const verifyEmailMail = defineMail({
  template: "verify-email",
  data: z.object({ uid: z.string() }),
  async read(data, { to, askedAt }) {
    const account = await addressee(data.uid);
    if (account?.email !== to || (account.emailVerified && !awaitsAdministrator(account))) return null;
    const addressed = { ...account, email: to };
    const token = await newLink(addressed, "verifyEmail", askedAt);
    // What makes the designated administrator of the session that opens the link.
    const proof = awaitsAdministrator(account)
      ? await newLink(addressed, "administrator", askedAt)
      : undefined;
    if (token === null || proof === null) return null;
    return verifyEmail({
      name: greeted(account, to),
      email: to,
      link: actionLink("verifyEmail", token, proof === undefined ? {} : { proof }),
      designated: proof !== undefined,
    });
  },
  samples: () =>
    [false, true].map((designated) =>
      verifyEmail({ name: SAMPLE.name, email: SAMPLE.email, link: SAMPLE.link, designated }),
    ),
});

interface Data {
  name: string;
  email: string;
  link: string;
  /** The designated administrator's address. */
  designated: boolean;
}

/** To a new account's address. */
function verifyEmail(data: Data): MailContent {
  return letter({
    subject: say`Confirm your email address for ${{ product: PRODUCT }}`,
    title: say`Confirm your email address`,
    preview: say`One tap, and your account is ready.`,
    name: data.name,
    paragraphs: [
      ...(data.designated
        ? [say`Open the link in the browser in which you registered: this account becomes the administrator.`]
        : []),
      say`Please confirm that ${{ email: data.email }} is yours. It is where order updates, invoices and a new password reach you.`,
    ],
    action: { label: say`Confirm email address`, href: data.link },
    notes: [
      say`The link works once, for 7 days. If it has expired, sign in and ask for another.`,
      say`If you did not register with ${{ product: PRODUCT }}, ignore this mail: nothing happens without the link.`,
    ],
  });
}
