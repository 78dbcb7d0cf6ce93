import { ownCallsSinceQuery } from "@niyamdesk/domain/calls/queries";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
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
    <LivePanel live={calls} label="Loading today's calls" failure="Failed to load today's calls" rows={1}>
      {(today) => {
        const tally = tallyOf(today);
        const more = today.length >= ownCallsSinceQuery.limit ? "+" : "";
        return (
          <Figures label="Today">
            <Figure term="Calls" value={`${tally.calls}${more}`} {...against(targets.calls)} />
            <Figure term="Connected" value={tally.connected} />
            <Figure term="Converted" value={tally.converted} {...against(targets.conversions)} />
            <Figure term="Follow-ups due" value={due} />
          </Figures>
        );
      }}
    </LivePanel>
  );
}

function against(target: number | null): { note?: string } {
  return target === null ? {} : { note: `of ${target}` };
}
