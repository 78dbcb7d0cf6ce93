import { nextCallable } from "@niyamdesk/domain/calls/calling-hours";
import * as z from "zod/mini";
import { leads as words } from "#messages/workspaces/leads.ts";
import { istMoment } from "../../../lib/time/ist-fields.ts";
import { EMPTY_IST, istInput } from "../../../lib/time/ist-input.ts";
import { Button } from "../../../ui/button.tsx";
import { DateTimeField, FOLLOW_UP } from "../../../ui/date-time-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { whenWords } from "../lead-times.ts";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";

const schema = z.strictObject({ when: istMoment({ min: Date.now }) });

interface FollowUpDialogProps {
  /** One, or several at once. */
  leads: readonly LeadView[];
  work: LeadWork;
  onClose(): void;
}

/** When to call somebody again. What is offered with one press lies within the hours in which they may be called. */
export function FollowUpDialog({ leads, work, onClose }: FollowUpDialogProps) {
  const [only, another] = leads;
  const one = another === undefined ? only : undefined;
  const { around } = work;
  const quick = FOLLOW_UP.map(({ label, at }) => ({
    label,
    at: (now: number) => nextCallable(at(now), around.hours, one?.wish ?? null) ?? at(now),
  }));

  function save(now: number | null): void {
    onClose();
    const many = leads
      .filter(({ followUpAt }) => followUpAt !== now)
      .map((lead) => ({ lead, edit: { next_follow_up: { was: lead.followUpAt, now } } }));
    if (many.length === 0) return;
    const said =
      one === undefined
        ? words.followUps.setMany(many.length)
        : now === null
          ? words.followUps.cleared(one.name)
          : words.followUps.set(one.name, whenWords(now, around.now));
    work.editMany(many, said);
  }

  const title = one ? words.followUps.title(one.name) : words.followUps.many(leads.length);
  const isAhead = one?.followUpAt != null && one.followUpAt > around.now;
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        schema={schema}
        defaultValues={{ when: isAhead && one?.followUpAt ? istInput(one.followUpAt) : EMPTY_IST }}
        onSubmit={({ when }) => save(when)}
      >
        {() => (
          <>
            <DateTimeField name="when" label={words.followUps.when} quick={quick} min={Date.now} />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              {leads.some(({ followUpAt }) => followUpAt !== null) && (
                <Button look="outline" onClick={() => save(null)}>
                  {words.followUps.none}
                </Button>
              )}
              <Button type="submit">{words.followUps.save}</Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
