import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { monthInMail } from "@niyamdesk/domain/commissions/month-words";
import type { CommissionStatement } from "@niyamdesk/domain/commissions/statement";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
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
    return paymentReturned(statement, greeted(account, to));
  },
  samples: () => [
    paymentReturned(
      {
        month: "2026-11",
        total_paise: SAMPLE.paise,
        account_end: "4321",
        returned_reason: "the account is closed",
      },
      SAMPLE.name,
    ),
  ],
});

type Returned = Pick<CommissionStatement, "month" | "total_paise" | "account_end" | "returned_reason">;

function paymentReturned(statement: Returned, name: string): MailContent {
  const sum = formatPaiseExact(statement.total_paise);
  return letter({
    subject: say`Your bank sent back ${{ sum }}`,
    title: say`Your bank sent back ${{ sum }}`,
    preview: say`Please look at your bank details.`,
    name,
    paragraphs: [
      say`We paid your commission for ${{ month: monthInMail(statement.month) }}, ${{ sum }}, to your account ending in ${{ account_end: statement.account_end ?? "----" }}, and the bank sent it back: ${{ returned_reason: statement.returned_reason ?? "it gave no reason" }}.`,
      say`Nothing is lost. Please check your bank details; the sum goes out again with the next payout.`,
    ],
    action: {
      label: say`Correct your bank details`,
      href: `${siteAddress()}${WORKSPACES.franchise.pages.profile}`,
    },
    notes: [say`If your details are right, answer this mail and we ask the bank.`],
  });
}
