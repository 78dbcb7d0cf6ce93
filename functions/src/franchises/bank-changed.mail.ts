import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { siteAddress } from "../platform/params.ts";

/** Commission goes to another account from now on: told, so that nobody's money is led elsewhere unnoticed. */
export const bankChangedMail = defineMail({
  template: "franchise-bank-changed",
  data: z.object({ uid: z.string(), account_end: z.string(), was_end: z.nullable(z.string()) }),
  async read({ uid, account_end, was_end }, { to }) {
    const account = await addressee(uid);
    if (account === null) return null;
    return bankChanged(account_end, was_end, greeted(account, to));
  },
  samples: () => [bankChanged("4321", "8765", SAMPLE.name)],
});

function bankChanged(account_end: string, was_end: string | null, name: string): MailContent {
  const before = was_end === null ? "" : ` instead of the one ending in ${was_end}`;
  return letter({
    subject: say`Your bank account for commission was changed`,
    title: say`Your bank account for commission was changed`,
    preview: say`Paid from now on to the account ending in ${{ account_end }}.`,
    name,
    paragraphs: [
      say`From the next payout on we pay to your account ending in ${{ account_end }}${{ before }}.`,
    ],
    action: { label: say`Look at it`, href: `${siteAddress()}${WORKSPACES.franchise.pages.profile}` },
    notes: [
      say`If you didn't change it, write to ${{ our_email: SUPPORT.email }} at once: we stop the payout.`,
    ],
  });
}
