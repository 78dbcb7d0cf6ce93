import { formatDate } from "@niyamdesk/domain/time/time";
import { roles } from "#messages/roles.ts";
import { staff as words } from "#messages/workspaces/staff.ts";
import { useMedia } from "../../../lib/device/use-media.ts";
import { Badge } from "../../../ui/badge.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import type { Member } from "../read-member.ts";
import { STATUS_LABELS, STATUS_TONES } from "../staff-words.ts";
import { type Change, MemberMenu } from "./member-menu.tsx";

interface StaffListProps {
  members: readonly Member[];
  ownUid: string;
  onChange(member: Member, change: Change): void;
}

/** A table where there is room, cards on a phone. */
export function StaffList(props: StaffListProps) {
  return useMedia("(width >= 64rem)") ? <StaffTable {...props} /> : <StaffCards {...props} />;
}

const COLUMNS = [words.name, words.phone, words.role, words.status, words.since];

function StaffTable({ members, ownUid, onChange }: StaffListProps) {
  return (
    <div className="rounded-box border border-base-300 bg-base-100">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{words.title}</caption>
        <thead className="muted border-b border-base-300">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-4 py-2.5 font-medium">
                {column}
              </th>
            ))}
            <th scope="col" className="px-4 py-2.5">
              <span className="sr-only">{words.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-base-300">
          {members.map((member) => (
            <tr key={member.uid}>
              <th scope="row" className="max-w-72 px-4 py-2 font-normal">
                <span className="block truncate font-medium">{member.name}</span>
                <span className="muted block truncate">{member.email ?? words.noEmail}</span>
              </th>
              <td translate="no" className="figures px-4 py-2 whitespace-nowrap">
                <Phone member={member} />
              </td>
              <td className="px-4 py-2 whitespace-nowrap">{roles[member.role]}</td>
              <td className="px-4 py-2">
                <StatusBadge member={member} />
              </td>
              <td translate="no" className="figures px-4 py-2 whitespace-nowrap">
                {formatDate(member.since)}
              </td>
              <td className="px-2 py-1 text-right">
                <Changes member={member} ownUid={ownUid} onChange={onChange} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StaffCards({ members, ownUid, onChange }: StaffListProps) {
  return (
    <ul aria-label={words.title} className="grid gap-3">
      {members.map((member) => (
        <li key={member.uid} className="rounded-box border border-base-300 bg-base-100 p-4">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="font-semibold">{member.name}</p>
              <p className="muted text-sm break-all">{member.email ?? words.noEmail}</p>
            </div>
            <Changes member={member} ownUid={ownUid} onChange={onChange} />
          </div>
          <p translate="no" className="figures muted mt-1 text-sm">
            {roles[member.role]} · <Phone member={member} />
          </p>
          <div className="mt-2 flex items-center justify-between gap-3 text-sm">
            <StatusBadge member={member} />
            <span className="muted figures">{words.sinceDay(formatDate(member.since))}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Changes({ member, ownUid, onChange }: Omit<StaffListProps, "members"> & { member: Member }) {
  if (member.uid === ownUid) return <span className="muted px-2 text-sm">{words.you}</span>;
  return <MemberMenu member={member} onChange={(change) => onChange(member, change)} />;
}

function StatusBadge({ member: { status } }: { member: Member }) {
  return <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>;
}

function Phone({ member: { phone } }: { member: Member }) {
  return phone === null ? words.noPhone : <PhoneNumber e164={phone} />;
}
