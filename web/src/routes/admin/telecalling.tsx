import { isOverdue } from "@niyamdesk/domain/time/due";
import { istDay } from "@niyamdesk/domain/time/time";
import { LOCALE } from "#messages/language.ts";
import { telecalling as words } from "#messages/workspaces/lead-admin.ts";
import { Team } from "../../features/calls/components/team.tsx";
import { useCallsNow, useDayOfAll, useTargets } from "../../features/calls/data/team.ts";
import { BarredLeads } from "../../features/leads/components/barred-leads.tsx";
import { CallingRulesForm } from "../../features/leads/components/calling-rules-form.tsx";
import { useCallingRules } from "../../features/leads/data/calling-rules.ts";
import { usePool } from "../../features/leads/data/lead-admin.ts";
import { useTelecallers } from "../../features/staff/data/staff.ts";
import { type Live, mapLive } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { Figure, Figures } from "../../ui/figures.tsx";
import { KeptForm } from "../../ui/kept-form.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

/** Who is calling now, what waits, and by which rules. */
export default function Telecalling() {
  usePageTitle(words.title);
  const staff = useTelecallers();
  const calls = useCallsNow();
  const days = useDayOfAll(istDay(useIstDay()));
  const targets = useTargets();
  // People come first, what waits for them after.
  const isSeen = [staff, calls, days, targets].every(({ status }) => status !== "loading");
  const pool = usePool(isSeen);
  const rules = useCallingRules();
  const team = mapLive(staff, (members) =>
    members
      .filter(({ status }) => status !== "invited")
      .map(({ uid, name, status }) => ({ uid, name, isActive: status === "active" }))
      .sort((one, next) => one.name.localeCompare(next.name, LOCALE)),
  );
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <Now calls={calls} days={days} pool={pool} />
      <WorkPanel words={words.team} live={team}>
        {(members) => <Team {...{ members, calls, days, targets }} />}
      </WorkPanel>
      <div className="grid gap-8 lg:grid-cols-2">
        <WorkPanel words={words.rules} live={rules} rows={6}>
          {(set) => (
            <KeptForm value={set} version={set.setAt}>
              {(known, guard) => <CallingRulesForm {...{ known, guard }} />}
            </KeptForm>
          )}
        </WorkPanel>
        <BarredLeads isWanted={isSeen} />
      </div>
    </WorkspacePage>
  );
}

interface NowProps {
  calls: ReturnType<typeof useCallsNow>;
  days: ReturnType<typeof useDayOfAll>;
  pool: ReturnType<typeof usePool>;
}

function Now({ calls, days, pool }: NowProps) {
  const waiting = pool.status === "ready" ? pool.value : [];
  const now = useServerMinute();
  const late = waiting.filter(({ callBy }) => callBy !== null && isOverdue(callBy, now)).length;
  const [oldest] = waiting;
  return (
    <Figures label={words.figures}>
      <Figure term={words.onCall} value={shown(calls, (found) => found.length)} />
      <Figure
        term={words.callsToday}
        value={shown(days, (found) => found.reduce((sum, day) => sum + day.calls, 0))}
      />
      <Figure
        term={words.waiting}
        value={shown(pool, (found) => (found.length < MOST ? found.length : `${MOST}+`))}
        {...(oldest ? { note: words.oldest(ageOf(now - oldest.createdAt)) } : {})}
      />
      <Figure
        term={words.promised}
        value={shown(pool, (found) => found.filter(({ callBy }) => callBy !== null).length)}
        {...(late > 0 ? { note: words.late(late) } : {})}
      />
    </Figures>
  );
}

/** As many as are listened to. */
const MOST = 200;
const HOUR_MS = 3_600_000;

function ageOf(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  return words.age(hours);
}

function shown<T>(live: Live<T[]>, count: (found: T[]) => number | string): number | string {
  return live.status === "ready" ? count(live.value) : "–";
}
