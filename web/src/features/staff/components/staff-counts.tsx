import { STAFF_STATUSES } from "@niyamdesk/domain/staff/staff";
import { Fact, Facts } from "../../../ui/facts.tsx";
import type { Member } from "../read-member.ts";
import { STATUS_LABELS } from "../staff-words.ts";

export function StaffCounts({ members }: { members: readonly Member[] }) {
  return (
    <div className="rounded-box border border-base-300 bg-base-100 p-4">
      <Facts>
        {STAFF_STATUSES.map((status) => (
          <Fact key={status} term={STATUS_LABELS[status]}>
            {members.filter((member) => member.status === status).length}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
