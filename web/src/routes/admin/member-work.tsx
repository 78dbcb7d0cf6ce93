import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { leadsOfStaffQuery } from "@niyamdesk/domain/leads/queries";
import { ordersOfStaffQuery } from "@niyamdesk/domain/orders/queries";
import { WORKER_ROLES } from "@niyamdesk/domain/steps/step";
import { staffMember as words } from "#messages/workspaces/staff-member.ts";
import { assignLeads } from "../../features/leads/data/lead-admin.ts";
import { useLeadsOfStaff } from "../../features/leads/data/leads-of-staff.ts";
import { handOverOrders, useOrdersOfStaff } from "../../features/orders/data/orders-of-staff.ts";
import { leftOver } from "../../features/staff/member/left-over.ts";
import { MovePanel } from "../../features/staff/member/move-panel.tsx";
import type { Member } from "../../features/staff/read-member.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { DueDate } from "../../ui/due-date.tsx";
import { PhoneNumber } from "../../ui/phone-number.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkList, WorkRow } from "../../ui/work-list.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";

const { pages } = WORKSPACES.admin;
/** The others are in their list. */
const FIRST = 8;

interface MemberWorkProps {
  member: Member;
  colleagues: readonly Member[];
  /** How many there are, as it was counted last; null: not known. */
  held: number | null;
  /** Counts them again. */
  onMoved(): void;
}

const withThem = (list: string, uid: string) => `${list}?${new URLSearchParams({ with: uid })}`;

/** Open orders, and to whom all of them go. */
export function MemberOrders({ member: { uid, name }, colleagues, held, onMoved }: MemberWorkProps) {
  const live = useOrdersOfStaff(uid);
  const now = useServerMinute();
  const takers = colleagues.filter(
    ({ role, status }) => status === "active" && (WORKER_ROLES as readonly string[]).includes(role),
  );
  return (
    <WorkPanel
      words={words.orders}
      live={live}
      rows={2}
      aside={<TextLink to={withThem(pages.orders, uid)}>{words.seeOrders}</TextLink>}
    >
      {(orders) => (
        <>
          <WorkList label={words.orders.title}>
            {orders.slice(0, FIRST).map(({ id, serviceName, clientName, dueAt }) => (
              <WorkRow
                key={id}
                title={<TextLink to={PATHS.workOrder("admin", id)}>{serviceName}</TextLink>}
                detail={clientName}
                aside={<DueDate at={dueAt} now={now} />}
              />
            ))}
          </WorkList>
          <More
            shown={FIRST}
            listed={orders.length}
            left={leftOver(orders.length, ordersOfStaffQuery.limit, held)}
          />
          <MovePanel
            label={words.move.orders(orders.length, leftOver(orders.length, ordersOfStaffQuery.limit, held))}
            nobody={words.move.nobody}
            colleagues={takers}
            onMove={async (to) => {
              const moved = await handOverOrders(
                orders.map(({ id }) => id),
                uid,
                to,
                words.move.reason(name),
              );
              onMoved();
              return moved;
            }}
          />
        </>
      )}
    </WorkPanel>
  );
}

/** Open leads, and to whom all of them go. */
export function MemberLeads({ member: { uid }, colleagues, held, onMoved }: MemberWorkProps) {
  const live = useLeadsOfStaff(uid);
  const takers = colleagues.filter(({ role, status }) => status === "active" && role === "telecaller");
  return (
    <WorkPanel
      words={words.leads}
      live={live}
      rows={2}
      aside={<TextLink to={withThem(pages.leads, uid)}>{words.seeLeads}</TextLink>}
    >
      {(leads) => (
        <>
          <WorkList label={words.leads.title}>
            {leads.slice(0, FIRST).map(({ id, name, phone }) => (
              <WorkRow
                key={id}
                title={<TextLink to={PATHS.anyLead(id)}>{name}</TextLink>}
                detail={phone !== null && <PhoneNumber e164={phone} />}
              />
            ))}
          </WorkList>
          <More
            shown={FIRST}
            listed={leads.length}
            left={leftOver(leads.length, leadsOfStaffQuery.limit, held)}
          />
          <MovePanel
            label={words.move.leads(leads.length, leftOver(leads.length, leadsOfStaffQuery.limit, held))}
            nobody={words.move.pool}
            colleagues={takers}
            onMove={async (to) => {
              const outcomes = Object.values(
                await assignLeads(
                  leads.map(({ id }) => id),
                  to,
                ),
              );
              onMoved();
              const moved = outcomes.filter((outcome) => outcome === "done").length;
              return { moved, kept: leads.length - moved };
            }}
          />
        </>
      )}
    </WorkPanel>
  );
}

interface MoreProps {
  /** Lines that are drawn. */
  shown: number;
  /** Records that are here. */
  listed: number;
  /** Those that are not; null: it is not known how many. */
  left: number | null;
}

function More({ shown, listed, left }: MoreProps) {
  const count = listed - shown + (left ?? 0);
  if (count <= 0) return null;
  return (
    <p className="muted mt-2 text-sm">
      {words.more(count)} {left !== 0 && words.move.left(left)}
    </p>
  );
}
