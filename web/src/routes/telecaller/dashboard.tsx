import { istDay, startOfIstDay, startOfIstYesterday } from "@niyamdesk/domain/time/time";
import { PhoneCall } from "lucide-react";
import { callingDay as words } from "#messages/workspaces/calling-day.ts";
import { useCockpit } from "../../features/calls/cockpit/cockpit.ts";
import { useUnsentCalls } from "../../features/calls/cockpit/outbox.ts";
import { useKnownHours } from "../../features/calls/data/current-call.ts";
import { useOwnDays } from "../../features/calls/data/days.ts";
import { useTouchedCalls } from "../../features/calls/data/touched-calls.ts";
import { DayCards } from "../../features/calls/day/day-cards.tsx";
import { dueOf } from "../../features/calls/day/due-of.ts";
import { FirstCall } from "../../features/calls/day/first-call.tsx";
import { withUnsent } from "../../features/calls/day/unsent.ts";
import { mapLive } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useChoice } from "../../lib/page/use-choice.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { latePart } from "../../ui/late-part.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { useOwnWork } from "./use-own-work.ts";
import { tabAddress } from "./use-work.ts";

const LeadsTab = latePart(() => import("./leads-tab.tsx"));
const HistoryTab = latePart(() => import("./history-tab.tsx"));
const WeekTab = latePart(() => import("./week-tab.tsx"));
const TasksTab = latePart(() => import("./tasks-tab.tsx"));

const TABS = ["overview", "leads", "history", "performance", "tasks"] as const;
const CARDS = {
  calls: tabAddress("history"),
  leads: tabAddress("performance"),
  rate: tabAddress("performance"),
  due: tabAddress("tasks"),
};

/** Am I on course today, and what presses? */
export default function TelecallerDashboard() {
  usePageTitle(words.title);
  const uid = useOwnUid();
  const now = useServerMinute();
  const start = startOfIstDay(now);
  const [today, yesterday] = [istDay(now), istDay(startOfIstYesterday(now))];
  const unsent = useUnsentCalls(uid).filter(({ startedAt }) => istDay(startedAt) === today);
  const stored = useOwnDays(uid, yesterday, today);
  const days = mapLive(stored, (known) => withUnsent(known, unsent, uid));
  const day = mapLive(days, (known) => known.find((one) => one.day === today) ?? null);
  const { leads, todos } = useOwnWork(uid, now);
  const touched = useTouchedCalls(uid, startOfIstYesterday(now));
  const due = dueOf(leads, touched, now);
  const hours = useKnownHours();
  const cockpit = useCockpit();
  const [tab, open] = useChoice("tab", TABS, ["show"]);
  const content = {
    overview: () => <OverviewTab uid={uid} now={now} day={day} todos={todos} />,
    leads: () => <LeadsTab uid={uid} now={now} />,
    history: () => <HistoryTab uid={uid} start={start} />,
    performance: () => <WeekTab uid={uid} now={now} unsent={unsent} />,
    tasks: () => <TasksTab uid={uid} now={now} start={start} todos={todos} />,
  };
  return (
    <WorkspacePage
      title={words.title}
      intro={istFullDate(now)}
      actions={
        <Button className="w-full sm:w-auto" onClick={() => cockpit.startSession()}>
          <PhoneCall size={18} aria-hidden="true" />
          {words.actions.session}
          {due.status === "ready" && due.value.due > 0 && (
            <span className="figures font-normal opacity-85">{words.actions.due(due.value.due)}</span>
          )}
        </Button>
      }
    >
      <div className="grid gap-3">
        <DayCards
          days={days}
          due={due}
          notSent={unsent.length}
          now={now}
          to={CARDS}
          instead={
            day.status === "ready" && (day.value?.calls.length ?? 0) === 0 ? (
              <FirstCall hours={hours} now={now} />
            ) : null
          }
        />
        <nav
          aria-label={words.actions.label}
          className="-mx-4 flex gap-2 overflow-x-auto px-4 *:shrink-0 sm:mx-0 sm:flex-wrap sm:px-0"
        >
          <ButtonLink look="outline" size="small" className="min-h-11" to={tabAddress("leads", "oldest")}>
            {words.actions.review}
          </ButtonLink>
          <ButtonLink look="outline" size="small" className="min-h-11" to={tabAddress("leads", "undated")}>
            {words.actions.schedule}
          </ButtonLink>
          <ButtonLink look="outline" size="small" className="min-h-11" to={tabAddress("history", "unnoted")}>
            {words.actions.notes}
          </ButtonLink>
        </nav>
      </div>
      <div>
        <Tabs
          label={words.tabs.label}
          tabs={TABS.map((name) => ({
            label: words.tabs[name],
            content: name === tab ? content[name]() : null,
          }))}
          current={TABS.indexOf(tab)}
          onSelect={(index) => open(TABS[index] ?? "overview")}
        />
      </div>
    </WorkspacePage>
  );
}
