import { leadsOfStaffQuery } from "@niyamdesk/domain/leads/queries";
import { assignedOrdersQuery } from "@niyamdesk/domain/orders/queries";
import type { StaffWork } from "@niyamdesk/domain/staff/staff";
import { openTasksQuery } from "@niyamdesk/domain/tasks/queries";
import { bookedAhead } from "../consultations/booked-ahead.ts";
import { heldBy } from "../platform/held-by.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { staffMember } from "../platform/staff-member.ts";

/** What somebody who works here has in hand. @throws DomainError staff_not_found */
export async function workOf(uid: string): Promise<StaffWork> {
  await staffMember(uid);
  const [consultations, leads, orders, tasks, franchises] = await Promise.all([
    bookedAhead(uid),
    runWholeQuery(leadsOfStaffQuery, { staff_id: uid }),
    runWholeQuery(assignedOrdersQuery, { uid }),
    runWholeQuery(openTasksQuery, { uid }),
    heldBy(uid),
  ]);
  return {
    consultations: consultations.map(({ id, starts_at, client_name }) => ({
      ...{ id, client_name },
      starts_at: starts_at.toMillis(),
    })),
    open_leads: leads.length,
    open_orders: orders.length,
    open_tasks: tasks.length,
    franchises: franchises.map(({ id, territory_name: territory, territory_code: code, status }) => ({
      ...{ id, territory, code },
      status: status === "active" ? "active" : "suspended",
    })),
  };
}
