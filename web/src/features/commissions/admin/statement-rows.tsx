import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { commissionAdmin } from "#messages/workspaces/commission-admin.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { monthWords } from "../../../lib/time/month-words.ts";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import { Earned } from "../components/commission-rows.tsx";
import { StatementBadge } from "../components/statement-sheet.tsx";
import type { StatementView } from "../read-commission.ts";

const words = commissionAdmin.statements;

/** A closed month where there is room for columns. */
export const STATEMENT_COLUMNS: readonly ListColumn<StatementView>[] = [
  {
    heading: words.columns.month,
    width: "10rem",
    cell: (statement) => <MonthLink statement={statement} />,
  },
  {
    heading: words.columns.partner,
    width: "minmax(0,1fr)",
    cell: ({ partner, code }) => (
      <>
        <span className="block truncate">{partner}</span>
        <span translate="no" className="muted block truncate text-xs">
          {code}
        </span>
      </>
    ),
  },
  {
    heading: words.columns.commission,
    width: "8rem",
    align: "end",
    cell: ({ commissionPaise }) => <Earned paise={commissionPaise} />,
  },
  {
    heading: words.columns.total,
    width: "8rem",
    align: "end",
    cell: ({ totalPaise }) => <Earned paise={totalPaise} />,
  },
  {
    heading: words.columns.status,
    width: "8.5rem",
    cell: ({ status }) => <StatementBadge status={status} />,
  },
  {
    heading: words.columns.closed,
    width: "6.5rem",
    sort: "closed",
    cell: ({ closedAt }) => (
      <span translate="no" className="figures whitespace-nowrap">
        {istFullDate(closedAt)}
      </span>
    ),
  },
];

/** The same on a phone. */
export function StatementCard({ statement }: { statement: StatementView }) {
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-medium">{statement.partner}</span>
        <Earned paise={statement.totalPaise} />
      </p>
      <p className="muted mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <MonthLink statement={statement} />
        <span translate="no">{statement.code}</span>
        <StatementBadge status={statement.status} />
      </p>
    </>
  );
}

export function MonthLink({ statement: { id, month } }: { statement: StatementView }) {
  return (
    <Link to={PATHS.statement(id)} className="font-medium hover:underline">
      {monthWords(month)}
    </Link>
  );
}
