import { PATHS } from "@niyamdesk/domain/base/addresses";
import { monthInMail } from "@niyamdesk/domain/commissions/month-words";
import type { CommissionStatement } from "@niyamdesk/domain/commissions/statement";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { formatDate } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE, sampleMoment } from "../mail/samples.ts";
import { siteAddress } from "../platform/params.ts";
import { statementRef } from "../platform/refs.ts";

/** A month's commission is on its way to the partner's account. */
export const commissionPaidMail = defineMail({
  template: "commission-paid",
  data: z.object({ uid: z.string(), statement_id: z.string() }),
  async read({ uid, statement_id }, { to }) {
    const [account, stored] = await Promise.all([addressee(uid), statementRef(statement_id).get()]);
    const statement = stored.data();
    if (account === null || statement?.status !== "paid") return null;
    return commissionPaid(statement, greeted(account, to));
  },
  samples: () => [
    commissionPaid(
      {
        ...{
          month: "2026-11",
          total_paise: SAMPLE.paise,
          commission_paise: SAMPLE.paise,
          gst_paise: 0,
          tds_paise: 0,
        },
        ...{ paid_at: sampleMoment(), account_end: "4321", reference: "UTR0000012345" },
      },
      SAMPLE.name,
    ),
  ],
});

type Paid = Pick<
  CommissionStatement,
  | "month"
  | "total_paise"
  | "commission_paise"
  | "gst_paise"
  | "tds_paise"
  | "paid_at"
  | "account_end"
  | "reference"
>;

function commissionPaid(statement: Paid, name: string): MailContent {
  const sum = formatPaiseExact(statement.total_paise);
  const parts = [
    `Commission ${formatPaiseExact(statement.commission_paise)}`,
    ...(statement.gst_paise > 0 ? [`GST ${formatPaiseExact(statement.gst_paise)}`] : []),
    ...(statement.tds_paise > 0 ? [`TDS withheld ${formatPaiseExact(statement.tds_paise)}`] : []),
  ];
  const paid = statement.paid_at === null ? "today" : `on ${formatDate(statement.paid_at.toMillis())}`;
  return letter({
    subject: say`Your commission for ${{ month: monthInMail(statement.month) }}: ${{ sum }}`,
    title: say`${{ sum }} for ${{ month: monthInMail(statement.month) }}`,
    preview: say`Paid ${{ paid }}.`,
    name,
    paragraphs: [
      say`We paid ${{ sum }} ${{ paid }} to your account ending in ${{ account_end: statement.account_end ?? "----" }}.`,
      say`${{ parts: parts.join(", ") }}. The bank's reference is ${{ reference: statement.reference ?? "-" }}.`,
    ],
    action: {
      label: say`See your statement`,
      href: `${siteAddress()}${PATHS.ownStatement(statement.month)}`,
    },
    notes: [say`If something looks wrong, answer this mail.`],
  });
}
