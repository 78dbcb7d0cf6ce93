import type { LeadView } from "../../features/leads/read-lead.ts";
import type { FollowUpView, Todo } from "../../features/tasks/todo.ts";

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

/** Who asked for a call and was promised one: told as soon as the lead is theirs who is to call, since it is the next one's once that is missed. */
export function promisesOf(leads: readonly LeadView[]): Todo[] {
  return leads.flatMap(({ id, name, phone, interest, priority, callBy, mayBeCalled, wish }): Todo[] => {
    if (callBy === null || !mayBeCalled || phone === null) return [];
    const followUp = { leadId: id, name, phone, interest, priority, dueAt: callBy, wish, isPromised: true };
    return [{ kind: "follow_up", id: `promise-${id}`, dueAt: callBy, priority, followUp }];
  });
}
