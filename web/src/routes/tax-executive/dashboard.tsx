import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { Plus } from "lucide-react";
import { dashboards } from "#messages/workspaces/dashboards.ts";
import { desk } from "#messages/workspaces/order-desk.ts";
import { tasks as taskWords } from "#messages/workspaces/tasks.ts";
import { Deadlines } from "../../features/orders/desk/deadlines.tsx";
import type { DeskOrder } from "../../features/orders/desk/desk-order.ts";
import { grouped } from "../../features/orders/desk/queue-groups.ts";
import { IssueRows, WorkRows } from "../../features/orders/desk/work-rows.tsx";
import { TaskList } from "../../features/tasks/components/task-list.tsx";
import { useOpenTasks } from "../../features/tasks/data/open-tasks.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useChoice } from "../../lib/page/use-choice.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { istFullDate, istTime } from "../../lib/time/ist-words.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Figure, Figures } from "../../ui/figures.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { useWorkDay } from "../staff/use-work-day.ts";
import { WorkStrip } from "../staff/work-strip.tsx";

const words = desk.day;
const { processing, compliance, newReturn, dashboard } = WORKSPACES.tax_executive.pages;
const TABS = ["tasks", "deadlines", "compliance"] as const;
const WEEK = 7;
const UNKNOWN = "–";

export default function TaxExecutiveDashboard() {
  usePageTitle(dashboards.tax_executive);
  const uid = useOwnUid();
  const { orders, issues, figures, context } = useWorkDay(uid, "tax_executive");
  const tasks = useOpenTasks(uid);
  const [tab, choose] = useChoice("tab", TABS);
  const known = figures.status === "ready" ? figures.value : null;
  return (
    <WorkspacePage
      title={dashboards.tax_executive}
      intro={istFullDate(context.now)}
      actions={
        <ButtonLink to={newReturn}>
          <Plus size={18} aria-hidden="true" />
          {words.newReturn}
        </ButtonLink>
      }
    >
      <WorkStrip workspace="tax_executive" />
      <Figures label={words.figures}>
        <Figure term={words.pending} value={known?.pending ?? UNKNOWN} to={processing} />
        <Figure
          term={words.completed}
          value={known?.completed_today ?? UNKNOWN}
          to={`${processing}?as=board`}
        />
        <Figure term={words.week} value={known?.due_this_week ?? UNKNOWN} to={`${dashboard}?tab=deadlines`} />
        <Figure term={words.issues} value={known?.issues ?? UNKNOWN} to={compliance} />
      </Figures>
      <Tabs
        label={words.tabs}
        current={TABS.indexOf(tab)}
        onSelect={(index) => choose(TABS[index] ?? "tasks")}
        tabs={[
          {
            label: words.tasks,
            content: (
              <div className="grid gap-8">
                <LivePanel live={orders} label={desk.queue.loading} failure={desk.queue.failed} rows={3}>
                  {(open) => <Pending orders={open} context={context} />}
                </LivePanel>
                <WorkPanel words={taskWords} live={tasks} rows={2}>
                  {(own) => <TaskList tasks={own} />}
                </WorkPanel>
              </div>
            ),
          },
          {
            label: words.deadlines,
            content: (
              <LivePanel live={orders} label={desk.queue.loading} failure={desk.queue.failed} rows={3}>
                {(open) => <Deadlines orders={open} context={context} days={WEEK} heading="h2" />}
              </LivePanel>
            ),
          },
          {
            label: words.compliance,
            content: (
              <LivePanel live={issues} label={desk.queue.loading} failure={desk.queue.failed} rows={2}>
                {(found) =>
                  found.length === 0 ? (
                    <NothingHere>{words.noIssues(istTime(context.now))}</NothingHere>
                  ) : (
                    <IssueRows issues={found} context={context} />
                  )
                }
              </LivePanel>
            ),
          },
        ]}
      />
    </WorkspacePage>
  );
}

/** What is this person's turn, late first; what waits for others has its place in the queue. */
function Pending({
  orders,
  context,
}: {
  orders: readonly DeskOrder[];
  context: ReturnType<typeof useWorkDay>["context"];
}) {
  const mine = grouped(
    orders.map((row) => ({ row })),
    context,
  ).flatMap(({ group, rows }) =>
    group === "client" || group === "government" ? [] : rows.map(({ row }) => row),
  );
  return (
    <div className="grid gap-3">
      {mine.length === 0 ? (
        <NothingHere>{words.nothing(orders.length)}</NothingHere>
      ) : (
        <WorkRows label={words.tasks} orders={mine} context={context} />
      )}
      <p>
        <TextLink to={processing}>{words.all}</TextLink>
      </p>
    </div>
  );
}
