import { ordersOfCaQuery } from "@niyamdesk/domain/orders/queries";
import { desk } from "#messages/workspaces/order-desk.ts";
import { ClientList } from "../../features/orders/desk/client-list.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { useOwnClients } from "../staff/use-own-clients.ts";

const words = desk.clients;

/** Whom a CA works for, each with their orders. */
export default function CaClients() {
  usePageTitle(words.title);
  const clients = useOwnClients(useOwnUid());
  return (
    <WorkspacePage title={words.title}>
      <LivePanel live={clients} label={words.loading} failure={words.failed} rows={3}>
        {(own) => (
          <>
            <ClientList clients={own} workspace="ca" />
            {own.reduce((sum, { orders }) => sum + orders.length, 0) >= ordersOfCaQuery.limit && (
              <p className="muted text-sm">{words.limited(ordersOfCaQuery.limit)}</p>
            )}
          </>
        )}
      </LivePanel>
    </WorkspacePage>
  );
}
