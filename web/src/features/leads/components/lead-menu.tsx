import { PRIORITIES, type Priority } from "@niyamdesk/domain/base/priority";
import { leads as words } from "#messages/workspaces/leads.ts";
import { ActMenu, type MenuAct } from "../../../ui/act-menu.tsx";
import { withEdit } from "../lead-edit.ts";
import { questionsOf } from "../lead-questions.ts";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";

/** All that can be done with an own lead beside the call. */
export function LeadMenu({ lead: stored, work }: { lead: LeadView; work: LeadWork }) {
  const lead = withEdit(stored, work.edits.get(stored.id));
  const acts: MenuAct[] = [
    ...questionsOf(lead, work.around, work.workspace).map(
      (question): MenuAct => [words.acts[question], () => work.ask(question, lead)],
    ),
    ...PRIORITIES.filter((priority) => priority !== lead.priority).map(
      (priority): MenuAct => [words.acts[priority], () => setPriority(lead, work, priority)],
    ),
    [words.acts.log, () => work.log(lead)],
  ];
  return <ActMenu label={words.more(lead.name)} acts={acts} />;
}

export function setPriority(lead: LeadView, work: LeadWork, priority: Priority): void {
  if (priority === lead.priority) return;
  work.edit(
    lead,
    { priority: { was: lead.priority, now: priority } },
    words.prioritySet(lead.name, words.priorities[priority]),
  );
}
