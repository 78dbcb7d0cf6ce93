import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatPhone } from "@niyamdesk/domain/phone/phone";
import { Link } from "react-router-dom";
import { roles } from "#messages/roles.ts";
import { staff as words } from "#messages/workspaces/staff.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import type { Member } from "../read-member.ts";
import { STATUS_LABELS, STATUS_TONES } from "../staff-words.ts";

/** A member of staff where there is room for columns. */
export const STAFF_COLUMNS: readonly ListColumn<Member>[] = [
  {
    heading: words.name,
    width: "minmax(0,1fr)",
    sort: "name",
    cell: ({ uid, name, email }) => (
      <>
        <Link to={PATHS.staffMember(uid)} className="link thumb block truncate font-medium">
          {name}
        </Link>
        <span className="muted block truncate text-xs">{email ?? words.noEmail}</span>
      </>
    ),
  },
  {
    heading: words.phone,
    width: "9.5rem",
    cell: (member) => (
      <span translate="no" className={`figures whitespace-nowrap ${member.phone === null ? "muted" : ""}`}>
        {phoneOf(member)}
      </span>
    ),
  },
  { heading: words.role, width: "8.5rem", cell: ({ role }) => roles[role] },
  { heading: words.status, width: "7rem", cell: (member) => <StatusBadge member={member} /> },
  {
    heading: words.since,
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
export function StaffCard({ member }: { member: Member }) {
  return (
    <>
      <Link to={PATHS.staffMember(member.uid)} className="link thumb font-semibold">
        {member.name}
      </Link>
      <p className="muted text-sm break-all">{member.email ?? words.noEmail}</p>
      <p className="muted mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <StatusBadge member={member} />
        <span>{roles[member.role]}</span>
        {member.phone !== null && (
          <span translate="no" className="figures whitespace-nowrap">
            {phoneOf(member)}
          </span>
        )}
      </p>
    </>
  );
}

function StatusBadge({ member: { status } }: { member: Member }) {
  return <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>;
}

function phoneOf({ phone }: Member): string {
  return phone === null ? words.noPhone : formatPhone(phone);
}
