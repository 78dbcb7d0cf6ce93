import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { istMonth } from "@niyamdesk/domain/commissions/commission";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { partner } from "#messages/workspaces/partner.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { monthWords } from "../../../lib/time/month-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { useOpenSums } from "../hooks/use-open-sums.ts";
import { ownSums } from "../own-sums.ts";
import type { CommissionView, StatementView } from "../read-commission.ts";

const words = partner.sums;
const LINES = WORKSPACES.franchise.pages.commissions;

interface OwnFiguresProps {
  lines: Live<CommissionView[]>;
  months: Live<StatementView[]>;
}

/** What the partner comes to read. A sum that could not be read is none. */
export function OwnFigures({ lines, months }: OwnFiguresProps) {
  const now = useServerMinute();
  const open = useOpenSums(lines, now);
  const known = open !== null && months.status === "ready" ? ownSums(open, months.value, now) : null;
  const said = (paise: number | undefined) =>
    paise === undefined ? partner.unread : formatPaiseExact(paise);
  return (
    <Figures label={words.label}>
      <Figure term={words.month(monthWords(istMonth(now)))} value={said(known?.monthPaise)} to={LINES} />
      <Figure
        term={words.waiting}
        value={said(known?.waitingPaise)}
        to={`${LINES}?${new URLSearchParams({ status: "accrued" })}`}
      />
      <Figure
        term={words.payable}
        value={said(known?.payablePaise)}
        to={`${LINES}?${new URLSearchParams({ status: "payable" })}`}
      />
      <Figure term={words.year} value={said(known?.yearPaise)} />
    </Figures>
  );
}
