import { nextCallable } from "@niyamdesk/domain/calls/calling-hours";
import { followUp } from "#messages/follow-up.ts";
import { leads as words } from "#messages/workspaces/leads.ts";
import { nearWords } from "../../../lib/time/near-words.ts";
import { FollowUpDialog } from "../../../ui/follow-up-dialog.tsx";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";

interface LeadFollowUpDialogProps {
  /** One, or several at once. */
  leads: readonly LeadView[];
  work: LeadWork;
  onClose(): void;
}

/** When leads are to be called again: written at once, with a way back. */
export function LeadFollowUpDialog({ leads, work, onClose }: LeadFollowUpDialogProps) {
  const [only, another] = leads;
  const one = another === undefined ? only : undefined;
  const { around } = work;

  function save(now: number | null): void {
    const many = leads
      .filter(({ followUpAt }) => followUpAt !== now)
      .map((lead) => ({ lead, edit: { next_follow_up: { was: lead.followUpAt, now } } }));
    if (many.length === 0) return;
    const said =
      one === undefined
        ? words.followUps.setMany(many.length)
        : now === null
          ? words.followUps.cleared(one.name)
          : words.followUps.set(one.name, nearWords(now, around.now));
    work.editMany(many, said);
  }

  const isAhead = one?.followUpAt != null && one.followUpAt > around.now;
  return (
    <FollowUpDialog
      title={one ? followUp.title(one.name) : words.followUps.many(leads.length)}
      at={isAhead ? one.followUpAt : null}
      callable={(at) => nextCallable(at, around.hours, one?.wish ?? null) ?? at}
      onSave={save}
      onNone={leads.some(({ followUpAt }) => followUpAt !== null) ? () => save(null) : undefined}
      onClose={onClose}
    />
  );
}
