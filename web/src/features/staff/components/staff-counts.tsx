import { STAFF_STATUSES } from "@niyamdesk/domain/staff/staff";
import { staff as words } from "#messages/workspaces/staff.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import type { Member } from "../read-member.ts";

export function StaffCounts({ members }: { members: readonly Member[] }) {
  return (
    <div className="rounded-box border border-base-300 bg-base-100 p-4">
      <Facts>
        {STAFF_STATUSES.map((status) => (
          <Fact key={status} term={words.statuses[status]}>
            {members.filter((member) => member.status === status).length}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
