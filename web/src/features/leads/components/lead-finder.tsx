import { useId, useState } from "react";
import { leadActs } from "#messages/workspaces/lead-acts.ts";
import { leads as leadWords } from "#messages/workspaces/leads.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { candidatesOf } from "../candidates.ts";
import { useFindableLeads } from "../hooks/use-findable-leads.ts";
import type { LeadView } from "../read-lead.ts";

interface LeadFinderProps {
  label: string;
  hint: string;
  none: string;
  /** The same before anything is typed. */
  noneAlike?: string;
  /** Another lead of this person is looked for. */
  like?: LeadView;
  onChoose(lead: LeadView): void;
}

/** One of the own leads, found by name or number. */
export function LeadFinder({ label, hint, none, noneAlike, like, onChoose }: LeadFinderProps) {
  const [typed, setTyped] = useState("");
  const { leads, isLooking } = useFindableLeads(typed, like);
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="search"
        className="input mb-3 w-full"
        placeholder={hint}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <LivePanel live={leads} label={label} failure={leadWords.own.failed} rows={3}>
        {(own) => (
          <Candidates
            leads={candidatesOf(own, typed, like)}
            none={
              isLooking
                ? leadWords.looking
                : typed.trim() === "" && noneAlike !== undefined
                  ? noneAlike
                  : none
            }
            onChoose={onChoose}
          />
        )}
      </LivePanel>
    </>
  );
}

interface CandidatesProps {
  leads: readonly LeadView[];
  none: string;
  onChoose(lead: LeadView): void;
}

function Candidates({ leads, none, onChoose }: CandidatesProps) {
  const shown = useShownPhone();
  if (leads.length === 0) return <p className="muted text-sm">{none}</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
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
                {leadActs.merge.numbers(lead.phone === null ? "" : shown(lead.phone), lead.interest ?? "")}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
