import { commissions } from "#messages/workspaces/commissions.ts";
import { partner } from "#messages/workspaces/partner.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import type { CommissionView } from "../read-commission.ts";
import { Earned, LineBadge, Share, whatOf } from "./commission-rows.tsx";

const words = partner.commissions;

/** A partner's line where there is room for columns. */
export const OWN_LINE_COLUMNS: readonly ListColumn<CommissionView>[] = [
  {
    heading: words.columns.earned,
    width: "8rem",
    sort: "earned",
    cell: ({ at }) => <span className="figures whitespace-nowrap">{istFullDate(at)}</span>,
  },
  {
    heading: words.columns.order,
    width: "minmax(0,1.1fr)",
    cell: (line) => (
      <>
        <span className="block truncate font-medium">{whatOf(line)}</span>
        <span className="muted block truncate text-xs">{partner.orders[line.orderStatus]}</span>
      </>
    ),
  },
  { heading: words.columns.client, width: "minmax(0,0.9fr)", cell: (line) => clientOf(line) },
  {
    heading: words.columns.share,
    width: "minmax(0,1fr)",
    cell: (line) => (
      <span className="block truncate text-sm">
        <Share line={line} />
      </span>
    ),
  },
  {
    heading: words.columns.commission,
    width: "7.5rem",
    align: "end",
    cell: ({ paise }) => <Earned paise={paise} />,
  },
  { heading: words.columns.status, width: "8rem", cell: (line) => <LineBadge line={line} /> },
];

/** The same on a phone. */
export function OwnLineCard({ line }: { line: CommissionView }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="font-medium">{whatOf(line)}</span>
        <Earned paise={line.paise} />
      </p>
      <p className="muted text-sm">
        <span className="figures">{istFullDate(line.at)}</span> · {clientOf(line)} ·{" "}
        {partner.orders[line.orderStatus]}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <LineBadge line={line} />
        <Share line={line} />
      </p>
      {line.held && <p className="mt-1 text-sm font-medium">{commissions.held}</p>}
    </>
  );
}

/** The newest lines, on the dashboard. */
export function LatestOwnLines({ lines }: { lines: readonly CommissionView[] }) {
  return (
    <WorkList label={partner.latest.title}>
      {lines.map((line) => (
        <WorkRow
          key={line.id}
          title={whatOf(line)}
          detail={
            <span className="figures">
              {istFullDate(line.at)} · {clientOf(line)} · {partner.orders[line.orderStatus]}
            </span>
          }
          aside={
            <>
              <Earned paise={line.paise} />
              <LineBadge line={line} />
            </>
          }
        />
      ))}
    </WorkList>
  );
}

function clientOf({ client, area }: CommissionView): string {
  return client === "" ? words.erased : words.client(client, area);
}
