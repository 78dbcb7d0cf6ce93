import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { franchiseAdmin as words } from "#messages/workspaces/franchise-admin.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import { FRANCHISE_TONES } from "../franchise-tones.ts";
import type { FranchiseView } from "../read-franchise.ts";

/** A partner where there is room for columns. */
export const FRANCHISE_COLUMNS: readonly ListColumn<FranchiseView>[] = [
  {
    heading: words.columns.partner,
    width: "minmax(0,1fr)",
    cell: (franchise) => <PartnerLink franchise={franchise} />,
  },
  {
    heading: words.columns.territory,
    width: "minmax(0,1fr)",
    sort: "territory",
    cell: ({ code, territory }) => (
      <>
        <span translate="no" className="block truncate">
          {code}
        </span>
        <span className="muted block truncate text-xs">{territory}</span>
      </>
    ),
  },
  { heading: words.columns.level, width: "6.5rem", cell: ({ level }) => words.levels[level] },
  {
    heading: words.columns.code,
    width: "7.5rem",
    cell: ({ referralCode }) => (
      <span translate="no" className="font-mono text-sm">
        {referralCode}
      </span>
    ),
  },
  { heading: words.columns.status, width: "7rem", cell: ({ status }) => <FranchiseBadge status={status} /> },
  {
    heading: words.columns.since,
    width: "6.5rem",
    sort: "since",
    cell: ({ since }) => (
      <span translate="no" className="figures whitespace-nowrap">
        {istFullDate(since)}
      </span>
    ),
  },
];

/** The same on a phone. */
export function FranchiseCard({ franchise }: { franchise: FranchiseView }) {
  const { code, territory, level, status } = franchise;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <PartnerLink franchise={franchise} />
        <FranchiseBadge status={status} />
      </p>
      <p className="muted mt-1 text-sm">
        {words.levels[level]} · <span translate="no">{code}</span> · {territory}
      </p>
    </>
  );
}

export function FranchiseBadge({ status }: Pick<FranchiseView, "status">) {
  return <Badge tone={FRANCHISE_TONES[status]}>{words.statuses[status]}</Badge>;
}

function PartnerLink({ franchise: { id, partner } }: { franchise: FranchiseView }) {
  return (
    <Link to={PATHS.franchisePartner(id)} className="block truncate font-medium hover:underline">
      {partner}
    </Link>
  );
}
