import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { WORKER_ROLES } from "@niyamdesk/domain/steps/step";
import { staffMember as words } from "#messages/workspaces/staff-member.ts";
import { assignLeads } from "../../features/leads/data/lead-admin.ts";
import { useLeadsOfStaff } from "../../features/leads/data/leads-of-staff.ts";
import { handOverOrders, useOrdersOfStaff } from "../../features/orders/data/orders-of-staff.ts";
import { MovePanel } from "../../features/staff/member/move-panel.tsx";
import type { Member } from "../../features/staff/read-member.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { DueDate } from "../../ui/due-date.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkList, WorkRow } from "../../ui/work-list.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";

const { pages } = WORKSPACES.admin;
/** The others are in their list. */
const FIRST = 8;

interface MemberWorkProps {
  member: Member;
  colleagues: readonly Member[];
}

const withThem = (list: string, uid: string) => `${list}?${new URLSearchParams({ with: uid })}`;

/** Open orders, and to whom all of them go. */
export function MemberOrders({ member: { uid, name }, colleagues }: MemberWorkProps) {
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
          <More count={orders.length - FIRST} />
          <MovePanel
            label={words.move.orders(orders.length)}
            nobody={words.move.nobody}
            colleagues={takers}
            onMove={(to) =>
              handOverOrders(
                orders.map(({ id }) => id),
                uid,
                to,
                words.move.reason(name),
              )
            }
          />
        </>
      )}
    </WorkPanel>
  );
}

/** Open leads, and to whom all of them go. */
export function MemberLeads({ member: { uid }, colleagues }: MemberWorkProps) {
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
              <WorkRow key={id} title={name} detail={phone ?? ""} />
            ))}
          </WorkList>
          <More count={leads.length - FIRST} />
          <MovePanel
            label={words.move.leads(leads.length)}
            nobody={words.move.pool}
            colleagues={takers}
            onMove={async (to) => {
              const outcomes = Object.values(
                await assignLeads(
                  leads.map(({ id }) => id),
                  to,
                ),
              );
              const moved = outcomes.filter((outcome) => outcome === "done").length;
              return { moved, kept: leads.length - moved };
            }}
          />
        </>
      )}
    </WorkPanel>
  );
}

function More({ count }: { count: number }) {
  return count > 0 ? <p className="muted mt-2 text-sm">{words.more(count)}</p> : null;
}
