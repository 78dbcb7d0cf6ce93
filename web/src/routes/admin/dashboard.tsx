import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { dashboards } from "#messages/workspaces/dashboards.ts";
import { firm as firmWords } from "#messages/workspaces/firm.ts";
import { needs as needWords } from "#messages/workspaces/needs.ts";
import { workOrders } from "#messages/workspaces/orders.ts";
import { FirmFigures } from "../../features/firm/firm-figures.tsx";
import { useFirmMonths } from "../../features/firm/months.ts";
import { NeedsList } from "../../features/needs/components/needs-list.tsx";
import { useNeeds } from "../../features/needs/data/needs.ts";
import { NewestOrders } from "../../features/orders/components/work-orders.tsx";
import { useNewestOrders } from "../../features/orders/data/newest-orders.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Loading } from "../../ui/states.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

/** First what only an administrator can decide, then how the firm does. All of it is kept by functions: a visit reads few documents. */
export default function AdminDashboard() {
  usePageTitle(dashboards.admin);
  const now = useServerMinute();
  const { live: needs, busy, again } = useNeeds(now);
  const newest = useNewestOrders();
  const months = useFirmMonths(now);
  return (
    <WorkspacePage title={dashboards.admin}>
      <LivePanel live={needs} label={needWords.loading} failure={needWords.failed} rows={4}>
        {(known) =>
          known === null ? (
            <Loading label={needWords.loading} />
          ) : (
            <NeedsList needs={known} now={now} busy={busy} onAgain={again} />
          )
        }
      </LivePanel>
      <LivePanel live={months} label={firmWords.loading} failure={firmWords.failed} rows={4}>
        {(known) => <FirmFigures months={known} now={now} toOrders={WORKSPACES.admin.pages.orders} />}
      </LivePanel>
      <WorkPanel words={workOrders.newest} live={newest} rows={4}>
        {(orders) => <NewestOrders orders={orders} />}
      </WorkPanel>
    </WorkspacePage>
  );
}
