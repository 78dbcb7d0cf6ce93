import type { CommissionStatus } from "@niyamdesk/domain/commissions/commission";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { formatDate } from "@niyamdesk/domain/time/time";
import { franchises as words } from "#messages/workspaces/franchises.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { type CommissionView, totalsOf } from "../read-franchise.ts";

const TONES: Record<CommissionStatus, Tone> = {
  accrued: "info",
  payable: "warning",
  paid: "success",
  reversed: "neutral",
};

export function CommissionTotals({ commissions }: { commissions: readonly CommissionView[] }) {
  const totals = totalsOf(commissions);
  return (
    <Figures label={words.totals}>
      {(["accrued", "payable", "paid"] as const).map((status) => (
        <Figure key={status} term={words.statuses[status]} value={formatPaise(totals[status])} />
      ))}
    </Figures>
  );
}

export function CommissionList({ commissions }: { commissions: readonly CommissionView[] }) {
  return (
    <WorkList label={words.commissions.title}>
      {commissions.map(({ id, orderId, percent, base_paise, amount_paise, status, at }) => (
        <WorkRow
          key={id}
          title={
            <span translate="no" className="figures">
              {formatPaise(amount_paise)}
            </span>
          }
          detail={
            <span translate="no" className="figures">
              {words.share(percent, formatPaise(base_paise))} · {orderId} · {formatDate(at)}
            </span>
          }
          aside={<Badge tone={TONES[status]}>{words.statuses[status]}</Badge>}
        />
      ))}
    </WorkList>
  );
}
