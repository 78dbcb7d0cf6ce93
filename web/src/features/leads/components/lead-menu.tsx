import { PRIORITIES, type Priority } from "@niyamdesk/domain/base/priority";
import { Ellipsis } from "lucide-react";
import { leads as words } from "#messages/workspaces/leads.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { withEdit } from "../lead-edit.ts";
import { questionsOf } from "../lead-questions.ts";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";

/** All that can be done with an own lead beside the call. */
export function LeadMenu({ lead: stored, work }: { lead: LeadView; work: LeadWork }) {
  const lead = withEdit(stored, work.edits.get(stored.id));
  const items: [label: string, act: () => void][] = [
    ...questionsOf(lead, work.around, work.workspace).map((question): [string, () => void] => [
      words.acts[question],
      () => work.ask(question, lead),
    ]),
    ...PRIORITIES.filter((priority) => priority !== lead.priority).map((priority): [string, () => void] => [
      words.acts[priority],
      () => setPriority(lead, work, priority),
    ]),
    [words.acts.log, () => work.log(lead)],
  ];
  return (
    <Disclosure
      className="relative inline-block"
      label={words.more(lead.name)}
      buttonClass="btn btn-ghost btn-square btn-sm act-button"
      panelClass="menu-panel right-0 w-56 text-start"
      button={() => <Ellipsis size={20} aria-hidden="true" />}
    >
      {(close) => (
        <ul className="grid gap-0.5">
          {items.map(([label, act]) => (
            <li key={label}>
              <button
                type="button"
                className="menu-link w-full"
                onClick={() => {
                  close();
                  act();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

export function setPriority(lead: LeadView, work: LeadWork, priority: Priority): void {
  if (priority === lead.priority) return;
  work.edit(
    lead,
    { priority: { was: lead.priority, now: priority } },
    words.prioritySet(lead.name, words.priorities[priority]),
  );
}
