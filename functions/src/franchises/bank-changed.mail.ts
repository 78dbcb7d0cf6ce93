import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";

/** Commission goes to another account from now on: told, so that nobody's money is led elsewhere unnoticed. */
export const bankChangedMail = defineMail({
  template: "franchise-bank-changed",
  data: z.object({ uid: z.string(), account_end: z.string(), was_end: z.nullable(z.string()) }),
  async read({ uid, account_end, was_end }, { to }) {
    const account = await addressee(uid);
    if (account === null) return null;
    const before = was_end === null ? "" : ` instead of the one ending in ${was_end}`;
    return letter({
      subject: "Your bank account for commission was changed",
      title: "Your bank account for commission was changed",
      preview: `Paid from now on to the account ending in ${account_end}.`,
      name: greeted(account, to),
      paragraphs: [`From the next payout on we pay to your account ending in ${account_end}${before}.`],
      action: { label: "Look at it", href: `${siteAddress()}${WORKSPACES.franchise.pages.profile}` },
      notes: [`If you didn't change it, write to ${SUPPORT.email} at once: we stop the payout.`],
    });
  },
});
