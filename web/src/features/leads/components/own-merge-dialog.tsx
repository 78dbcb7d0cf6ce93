import { findFor } from "@niyamdesk/domain/leads/lead-find";
import { useId, useState } from "react";
import { leadActs } from "#messages/workspaces/lead-acts.ts";
import { leads as leadWords } from "#messages/workspaces/leads.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { useOwnUid } from "../../../lib/session/use-own-uid.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { useOwnLeads } from "../data/leads.ts";
import type { LeadView } from "../read-lead.ts";
import { MergeDialog } from "./merge-dialog.tsx";

const words = leadActs.merge;
const MOST_SHOWN = 8;

/** Which of the own leads is the same person; then both side by side. */
export function OwnMergeDialog({ lead, onClose }: { lead: LeadView; onClose(): void }) {
  const leads = useOwnLeads(useOwnUid());
  const [typed, setTyped] = useState("");
  const [other, setOther] = useState<LeadView | null>(null);
  const id = useId();
  if (other !== null)
    return <MergeDialog leads={[lead, other]} onMerged={() => undefined} onClose={onClose} />;
  return (
    <Dialog open title={words.title(lead.name)} onClose={onClose}>
      <p className="muted mb-4 text-sm">{words.lead}</p>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.find}
      </label>
      <input
        id={id}
        type="search"
        className="input mb-3 w-full"
        placeholder={words.findHint}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <LivePanel live={leads} label={words.find} failure={leadWords.own.failed} rows={3}>
        {(own) => <Candidates leads={candidatesOf(lead, own, typed)} onChoose={setOther} />}
      </LivePanel>
    </Dialog>
  );
}

function Candidates({ leads, onChoose }: { leads: readonly LeadView[]; onChoose(lead: LeadView): void }) {
  const shown = useShownPhone();
  if (leads.length === 0) return <p className="muted text-sm">{words.none}</p>;
  return (
    <ul className="grid gap-1">
      {leads.map((lead) => (
        <li key={lead.id}>
          <button
            type="button"
            className="menu-link min-h-12 w-full text-start"
            onClick={() => onChoose(lead)}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{lead.name}</span>
              <span className="muted block truncate text-sm">
                {words.numbers(lead.phone === null ? "" : shown(lead.phone), lead.interest ?? "")}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What was typed, else whoever shares a part of the name. */
function candidatesOf(lead: LeadView, own: readonly LeadView[], typed: string): LeadView[] {
  const others = own.filter(({ id }) => id !== lead.id);
  const asked = findFor(typed);
  const findable = ({ name, company, phone }: LeadView) => ({ name, company, phone_e164: phone ?? "" });
  if (asked !== null) return others.filter((one) => asked.matches(findable(one))).slice(0, MOST_SHOWN);
  const parts = lead.name.toLowerCase().split(/\s+/u);
  const alike = (one: LeadView) =>
    one.name
      .toLowerCase()
      .split(/\s+/u)
      .some((part) => parts.includes(part));
  return [...others.filter(alike), ...others.filter((one) => !alike(one))].slice(0, MOST_SHOWN);
}
