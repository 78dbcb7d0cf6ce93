import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { monthInMail } from "@niyamdesk/domain/commissions/month-words";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { statementRef } from "../platform/refs.ts";

/** The bank sent a month's commission back. What was paid again meanwhile is not told. */
export const paymentReturnedMail = defineMail({
  template: "commission-returned",
  data: z.object({ uid: z.string(), statement_id: z.string() }),
  async read({ uid, statement_id }, { to }) {
    const [account, stored] = await Promise.all([addressee(uid), statementRef(statement_id).get()]);
    const statement = stored.data();
    if (account === null || statement?.status !== "returned") return null;
    const sum = formatPaiseExact(statement.total_paise);
    return letter({
      subject: `Your bank sent back ${sum}`,
      title: `Your bank sent back ${sum}`,
      preview: "Please look at your bank details.",
      name: greeted(account, to),
      paragraphs: [
        `We paid your commission for ${monthInMail(statement.month)}, ${sum}, to your account ending in ${statement.account_end ?? "----"}, and the bank sent it back: ${statement.returned_reason ?? "it gave no reason"}.`,
        "Nothing is lost. Please check your bank details; the sum goes out again with the next payout.",
      ],
      action: {
        label: "Correct your bank details",
        href: `${siteAddress()}${WORKSPACES.franchise.pages.profile}`,
      },
      notes: ["If your details are right, answer this mail and we ask the bank."],
    });
  },
});
