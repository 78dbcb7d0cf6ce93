import { ownCallsSinceQuery } from "@niyamdesk/domain/calls/queries";
import { calls as words } from "#messages/workspaces/calls.ts";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { useCallsSince, useFollowUps, useTargets } from "../data/calls.ts";
import { dueFollowUps, tallyOf } from "../tally.ts";

const DAY_MS = 86_400_000;

/** The day so far, against the targets that were set. `startOfDay` in epoch ms. */
export function TodaysCalls({ uid, startOfDay }: { uid: string; startOfDay: number }) {
  const calls = useCallsSince(uid, startOfDay);
  const followUps = useFollowUps(uid);
  const live = useTargets(uid);
  const targets = live.status === "ready" ? live.value : { calls: null, conversions: null };
  const due = followUps.status === "ready" ? dueFollowUps(followUps.value, startOfDay + DAY_MS) : "–";
  return (
    <WorkPanel words={words.today} live={calls} rows={1}>
      {(today) => {
        const tally = tallyOf(today);
        const more = today.length >= ownCallsSinceQuery.limit ? "+" : "";
        return (
          <Figures label={words.today.title}>
            <Figure term={words.made} value={`${tally.calls}${more}`} {...against(targets.calls)} />
            <Figure term={words.connected} value={tally.connected} />
            <Figure term={words.converted} value={tally.converted} {...against(targets.conversions)} />
            <Figure term={words.followUps} value={due} />
          </Figures>
        );
      }}
    </WorkPanel>
  );
}

function against(target: number | null): { note?: string } {
  return target === null ? {} : { note: words.target(target) };
}
