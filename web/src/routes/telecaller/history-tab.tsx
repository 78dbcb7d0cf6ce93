import { callingDay as words } from "#messages/workspaces/calling-day.ts";
import { useCallsSince } from "../../features/calls/data/calls-since.ts";
import { CallList } from "../../features/calls/day/call-list.tsx";
import { withoutNote } from "../../features/calls/day/day-call.ts";
import { mapLive } from "../../lib/firestore/live.ts";
import { useChoice } from "../../lib/page/use-choice.ts";
import { Choices } from "../../ui/choices.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";

import { PAGES } from "./use-work.ts";

const VIEWS = ["today", "unnoted"] as const;

/** Calls of today, all of them or those that nothing was written about. */
export default function HistoryTab({ uid, start }: { uid: string; start: number }) {
  const [view, choose] = useChoice("show", VIEWS);
  const calls = useCallsSince(uid, start);
  const shown = view === "today" ? calls : mapLive(calls, withoutNote);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Choices
        label={words.callViews.label}
        options={VIEWS.map((name) => [name, words.callViews[name]] as const)}
        chosen={view}
        onChoose={choose}
      />
      <WorkPanel
        words={words.callLists[view]}
        live={shown}
        rows={4}
        aside={<TextLink to={PAGES.calls}>{words.allCalls}</TextLink>}
      >
        {(listed) => <CallList label={words.callLists[view].title} calls={listed} />}
      </WorkPanel>
    </div>
  );
}
