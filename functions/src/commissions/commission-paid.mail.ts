import { dashboardOf } from "@niyamdesk/domain/base/addresses";
import { monthInMail } from "@niyamdesk/domain/commissions/month-words";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { formatDate } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
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
    const sum = formatPaiseExact(statement.total_paise);
    const parts = [
      `Commission ${formatPaiseExact(statement.commission_paise)}`,
      ...(statement.gst_paise > 0 ? [`GST ${formatPaiseExact(statement.gst_paise)}`] : []),
      ...(statement.tds_paise > 0 ? [`TDS withheld ${formatPaiseExact(statement.tds_paise)}`] : []),
    ];
    const paid = statement.paid_at === null ? "today" : `on ${formatDate(statement.paid_at.toMillis())}`;
    return letter({
      subject: `Your commission for ${monthInMail(statement.month)}: ${sum}`,
      title: `${sum} for ${monthInMail(statement.month)}`,
      preview: `Paid ${paid}.`,
      name: greeted(account, to),
      paragraphs: [
        `We paid ${sum} ${paid} to your account ending in ${statement.account_end ?? "----"}.`,
        `${parts.join(", ")}. The bank's reference is ${statement.reference ?? "-"}.`,
      ],
      action: { label: "See your statement", href: `${siteAddress()}${dashboardOf("franchise")}` },
      notes: ["If something looks wrong, answer this mail."],
    });
  },
});
