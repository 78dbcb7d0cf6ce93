import { PRIORITIES } from "@niyamdesk/domain/base/priority";
import { leads as words } from "#messages/workspaces/leads.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { Button } from "../../../ui/button.tsx";
import { barOfCalling, barOfTaking, callingWords } from "../lead-bars.ts";
import { mayHaveFollowUp } from "../lead-questions.ts";
import { nextWords } from "../lead-times.ts";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";
import { setPriority } from "./lead-menu.tsx";

/** What comes next, and the way to do it: at the thumb on a phone. */
export function LeadNextStep({ lead, work, isOwn }: { lead: LeadView; work: LeadWork; isOwn: boolean }) {
  const next = nextWords(lead, work.around.now);
  return (
    <section aria-labelledby="lead-next" className="rounded-box border border-base-300 bg-base-100 p-4">
      <h2 id="lead-next" className="mb-2 text-lg">
        {words.page.nextStep}
      </h2>
      <div className="mb-4 flex items-center justify-between gap-3">
        <p className={`figures ${next?.late ? "font-medium text-error" : next ? "" : "muted"}`}>
          {next?.text ?? words.times.none}
        </p>
        {isOwn && mayHaveFollowUp(lead) && (
          <Button
            look="outline"
            size="small"
            className="act-button"
            onClick={() => work.ask("followUp", lead)}
          >
            {words.page.change}
          </Button>
        )}
      </div>
      <div className="lead-call">
        {isOwn ? <CallNow {...{ lead, work }} /> : <TakeNow {...{ lead, work }} />}
      </div>
      {isOwn && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="outline" size="small" className="act-button" onClick={() => work.ask("status", lead)}>
            {words.acts.status}
          </Button>
          <Button look="outline" size="small" className="act-button" onClick={() => work.log(lead)}>
            {words.logCall}
          </Button>
          <PriorityChoice {...{ lead, work }} />
        </div>
      )}
    </section>
  );
}

function PriorityChoice({ lead, work }: { lead: LeadView; work: LeadWork }) {
  return (
    <select
      className="select act-button w-auto min-w-40"
      aria-label={words.page.priority}
      value={lead.priority}
      onChange={({ target }) => {
        const chosen = PRIORITIES.find((priority) => priority === target.value);
        if (chosen) setPriority(lead, work, chosen);
      }}
    >
      {PRIORITIES.map((priority) => (
        <option key={priority} value={priority}>
          {words.acts[priority]}
        </option>
      ))}
    </select>
  );
}

function CallNow({ lead, work }: { lead: LeadView; work: LeadWork }) {
  const shown = useShownPhone();
  if (!lead.mayBeCalled) return <p className="font-medium text-error">{words.doNotCall}</p>;
  if (lead.phone === null) return <p className="muted">{words.noPhoneForLead}</p>;
  const bar = work.busyWith === lead.id ? null : barOfCalling(lead, work.around);
  return (
    <>
      <button
        type="button"
        className={`btn btn-block ${bar === null ? "btn-primary" : "btn-barred"}`}
        aria-disabled={bar !== null}
        aria-describedby={bar === null ? undefined : "lead-bar"}
        onClick={() => work.call(lead)}
      >
        {work.busyWith === lead.id ? words.onCall : words.callNumber(shown(lead.phone))}
      </button>
      {bar !== null && (
        <p id="lead-bar" role="status" className="muted mt-2 text-sm">
          {bar}
        </p>
      )}
    </>
  );
}

function TakeNow({ lead, work }: { lead: LeadView; work: LeadWork }) {
  const answer = work.taken.get(lead.id);
  if (answer) return <p role="status">{answer.words}</p>;
  const bar = barOfTaking(lead, work.around);
  const calling = callingWords(lead, work.around);
  return (
    <>
      <button
        type="button"
        className={`btn btn-block ${bar === null ? "btn-primary" : "btn-barred"}`}
        aria-disabled={bar !== null}
        aria-busy={work.taking.has(lead.id)}
        onClick={() => work.take(lead)}
      >
        {words.take}
      </button>
      {bar !== null && <p className="muted mt-2 text-sm">{calling ?? bar}</p>}
    </>
  );
}
