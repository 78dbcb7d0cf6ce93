import type { LeadView } from "../../features/leads/read-lead.ts";
import type { FollowUpView } from "../../features/tasks/todo.ts";

/** Leads as the list of tasks shows them: no record is kept twice. */
export function followUpsOf(leads: readonly LeadView[]): FollowUpView[] {
  return leads.flatMap(({ id, name, phone, interest, priority, followUpAt, mayBeCalled, wish }) =>
    followUpAt === null
      ? []
      : [
          {
            leadId: id,
            name,
            phone: mayBeCalled ? phone : null,
            interest,
            priority,
            dueAt: followUpAt,
            wish,
          },
        ],
  );
}
