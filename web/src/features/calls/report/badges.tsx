import type { TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { achievementsOf } from "@niyamdesk/domain/calls/performance";
import type { CallTargets } from "@niyamdesk/domain/calls/telecaller-profile";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { Award } from "lucide-react";
import { reports } from "#messages/workspaces/reports.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Panel } from "../../../ui/panel.tsx";
import { number } from "./report-words.ts";

const words = reports.badges;

interface BadgesProps {
  /** All days that are looked at. */
  days: readonly TelecallerDay[];
  targets: CallTargets;
}

/** What somebody has reached. It stands here, and is told nowhere else, and is compared with nobody. */
export function Badges({ days, targets }: BadgesProps) {
  const { fullWeeks, fullDays, bestDay, bestWeek } = achievementsOf(days, targets);
  const reached = [
    fullWeeks > 0 && words.fullWeeks(fullWeeks, number.format(targets.weekly_calls)),
    fullDays > 0 && words.fullDays(fullDays, number.format(targets.daily_calls)),
    bestWeek && words.bestWeek(number.format(bestWeek.converted), istFullDate(bestWeek.from)),
    bestDay && words.bestDay(number.format(bestDay.calls), istFullDate(startOfIstDayNamed(bestDay.day))),
  ].filter((text) => typeof text === "string");
  return (
    <Panel title={words.title} framed>
      <p className="muted mb-4 text-sm">{words.lead}</p>
      {reached.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="figures grid gap-3">
          {reached.map((text) => (
            <li key={text} className="flex items-center gap-3">
              <span className="icon-tile size-9 shrink-0">
                <Award size={20} aria-hidden="true" />
              </span>
              {text}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
