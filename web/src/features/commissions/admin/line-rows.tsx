import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { commissionAdmin as words } from "#messages/workspaces/commission-admin.ts";
import { franchiseAdmin } from "#messages/workspaces/franchise-admin.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import { Earned, LineBadge, Share, whatOf } from "../components/commission-rows.tsx";
import type { CommissionView } from "../read-commission.ts";

/** A line where there is room for columns. */
export const LINE_COLUMNS: readonly ListColumn<CommissionView>[] = [
  {
    heading: words.columns.earned,
    width: "6.5rem",
    sort: "earned",
    cell: ({ at }) => (
      <span translate="no" className="figures whitespace-nowrap">
        {istFullDate(at)}
      </span>
    ),
  },
  {
    heading: words.columns.order,
    width: "minmax(0,1.2fr)",
    cell: (line) => (
      <>
        <span className="block truncate">{whatOf(line)}</span>
        <span translate="no" className="muted block truncate font-mono text-xs">
          {line.orderId}
        </span>
      </>
    ),
  },
  {
    heading: words.columns.partner,
    width: "6.5rem",
    cell: ({ franchiseId, level }) => (
      <Link to={PATHS.franchisePartner(franchiseId)} className="link">
        {franchiseAdmin.levels[level]}
      </Link>
    ),
  },
  {
    heading: words.columns.share,
    width: "minmax(0,1fr)",
    cell: (line) => (
      <span className="block truncate text-sm">
        <Share line={line} said={words.said} />
      </span>
    ),
  },
  {
    heading: words.columns.commission,
    width: "7.5rem",
    align: "end",
    cell: ({ paise }) => <Earned paise={paise} />,
  },
  { heading: words.columns.status, width: "7rem", cell: (line) => <LineBadge line={line} /> },
];

/** The same on a phone. */
export function LineCard({ line }: { line: CommissionView }) {
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-medium">{whatOf(line)}</span>
        <Earned paise={line.paise} />
      </p>
      <p className="muted mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <LineBadge line={line} />
        <span className="figures">{istFullDate(line.at)}</span>
        <Share line={line} said={words.said} />
      </p>
    </>
  );
}
