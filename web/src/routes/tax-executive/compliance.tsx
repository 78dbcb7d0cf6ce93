import { desk } from "#messages/workspaces/order-desk.ts";
import { Deadlines } from "../../features/orders/desk/deadlines.tsx";
import { IssueRows } from "../../features/orders/desk/work-rows.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { istTime } from "../../lib/time/ist-words.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { useWorkDay } from "../staff/use-work-day.ts";

const words = desk.calendar;
const DAYS = 30;

/** What is late or stuck, and what was promised for each of the next thirty days. */
export default function Compliance() {
  usePageTitle(words.title);
  const { orders, issues, context } = useWorkDay(useOwnUid(), "tax_executive");
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <Panel title={words.issues}>
        <LivePanel live={issues} label={desk.queue.loading} failure={desk.queue.failed} rows={2}>
          {(found) =>
            found.length === 0 ? (
              <NothingHere>{desk.day.noIssues(istTime(context.now))}</NothingHere>
            ) : (
              <IssueRows issues={found} context={context} />
            )
          }
        </LivePanel>
      </Panel>
      <Panel title={words.ahead}>
        <LivePanel live={orders} label={desk.queue.loading} failure={desk.queue.failed} rows={3}>
          {(open) => <Deadlines orders={open} context={context} days={DAYS} heading="h3" />}
        </LivePanel>
      </Panel>
    </WorkspacePage>
  );
}
