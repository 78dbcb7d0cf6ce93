import { useState } from "react";
import { callingDay as words } from "#messages/workspaces/calling-day.ts";
import { OwnLeadRows } from "../../features/leads/components/own-lead-rows.tsx";
import { useOldestLeads, useOwnInTurn, useUndatedLeads } from "../../features/leads/data/due-leads.ts";
import { useShownEdits } from "../../features/leads/hooks/use-shown-edits.ts";
import { nextToCall } from "../../features/leads/next-to-call.ts";
import type { LeadView } from "../../features/leads/read-lead.ts";
import { TodoFollowUpDialog } from "../../features/tasks/components/late-dialogs.ts";
import { type Live, mapLive } from "../../lib/firestore/live.ts";
import { useChoice } from "../../lib/page/use-choice.ts";
import { Choices } from "../../ui/choices.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { leadAddress, PAGES, useWork } from "./use-work.ts";

const VIEWS = ["next", "oldest", "undated"] as const;
const SHOWN = 20;

interface TabProps {
  uid: string;
  now: number;
}

/** Own leads: who is next, who waits longest, whom nobody was promised a call. */
export default function LeadsTab({ uid, now }: TabProps) {
  const [view, choose] = useChoice("show", VIEWS);
  const Shown = { next: Next, oldest: Oldest, undated: Undated }[view];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Choices
        label={words.leadViews.label}
        options={VIEWS.map((name) => [name, words.leadViews[name]] as const)}
        chosen={view}
        onChoose={choose}
      />
      <Shown uid={uid} now={now} />
    </div>
  );
}

function Next({ uid, now }: TabProps) {
  const live = mapLive(useOwnInTurn(uid, now), (leads) => nextToCall(leads, now).slice(0, SHOWN));
  return <Rows view="next" live={live} now={now} />;
}

function Oldest({ uid, now }: TabProps) {
  return <Rows view="oldest" live={useOldestLeads(uid)} now={now} />;
}

function Undated({ uid, now }: TabProps) {
  return <Rows view="undated" live={useShownEdits(uid, useUndatedLeads(uid))} now={now} />;
}

interface RowsProps {
  view: (typeof VIEWS)[number];
  live: Live<LeadView[]>;
  now: number;
}

function Rows({ view, live, now }: RowsProps) {
  const { call, followUps } = useWork();
  const [scheduled, setScheduled] = useState<LeadView | null>(null);
  const list = words.leadLists[view];
  return (
    <>
      <WorkPanel
        words={list}
        live={live}
        rows={4}
        aside={<TextLink to={PAGES.leads}>{words.allLeads}</TextLink>}
      >
        {(leads) => (
          <OwnLeadRows
            label={list.title}
            leads={leads}
            now={now}
            addressOf={leadAddress}
            onCall={call}
            onSchedule={setScheduled}
          />
        )}
      </WorkPanel>
      {scheduled !== null && (
        <TodoFollowUpDialog
          callee={{ leadId: scheduled.id, name: scheduled.name, wish: scheduled.wish }}
          at={scheduled.followUpAt}
          acts={followUps}
          onClose={() => setScheduled(null)}
        />
      )}
    </>
  );
}
