import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { FeeStatus } from "@niyamdesk/domain/earnings/ca-fee";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { Link } from "react-router-dom";
import { fees as words } from "#messages/workspaces/fees.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import type { FeeView } from "../read-fee.ts";

const TONES: Readonly<Record<FeeStatus, Tone>> = {
  accrued: "info",
  in_payout: "warning",
  paid: "success",
  reversed: "neutral",
};

/** A CA's line where there is room for columns. @param workspace whose orders it leads to */
export function feeColumns(workspace: "ca" | "admin"): readonly ListColumn<FeeView>[] {
  return [
    {
      heading: words.columns.done,
      width: "9rem",
      sort: "done",
      cell: ({ at }) => <span className="figures whitespace-nowrap">{istFullDate(at)}</span>,
    },
    {
      heading: words.columns.what,
      width: "minmax(0,1.4fr)",
      cell: (fee) => <What fee={fee} workspace={workspace} />,
    },
    {
      heading: words.columns.fee,
      width: "8rem",
      align: "end",
      cell: ({ paise }) => <Sum paise={paise} />,
    },
    { heading: words.columns.status, width: "10rem", cell: (fee) => <FeeBadge fee={fee} /> },
  ];
}

/** The same on a phone. */
export function FeeCard({ fee, workspace }: { fee: FeeView; workspace: "ca" | "admin" }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <What fee={fee} workspace={workspace} />
        <Sum paise={fee.paise} />
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <FeeBadge fee={fee} />
        <span className="muted figures">{istFullDate(fee.at)}</span>
      </p>
    </>
  );
}

/** `GST registration`, or `Taken back: consultation`. */
export function whatOf({ kind, cause, service }: Pick<FeeView, "kind" | "cause" | "service">): string {
  const what = cause === "consultation" ? words.consultation : service;
  return kind === "earned" ? what : words.kinds[kind](what);
}

function What({ fee, workspace }: { fee: FeeView; workspace: "ca" | "admin" }) {
  if (fee.cause === "consultation") return <span className="block truncate font-medium">{whatOf(fee)}</span>;
  return (
    <Link to={PATHS.workOrder(workspace, fee.causeId)} className="block truncate font-medium hover:underline">
      {whatOf(fee)}
    </Link>
  );
}

/** `−₹400.00` where it goes back. */
export function Sum({ paise }: { paise: number }) {
  const sum = formatPaiseExact(Math.abs(paise));
  return (
    <span translate="no" className="figures whitespace-nowrap">
      {paise < 0 ? `−${sum}` : sum}
    </span>
  );
}

function FeeBadge({ fee: { status, held } }: { fee: FeeView }) {
  const isHeld = held && status === "accrued";
  return (
    <Badge tone={isHeld ? "warning" : TONES[status]}>{isHeld ? words.held : words.statuses[status]}</Badge>
  );
}
