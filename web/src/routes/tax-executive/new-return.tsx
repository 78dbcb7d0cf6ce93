import { returns as words } from "#messages/workspaces/returns.ts";
import { useServicesOnSale } from "../../features/leads/data/lead-acts.ts";
import { ReturnForm } from "../../features/orders/desk/return-form.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { useOwnClients } from "../staff/use-own-clients.ts";

/** A purchase that is prepared for a client, who pays in their own account. */
export default function NewReturn() {
  usePageTitle(words.title);
  const services = useServicesOnSale();
  const clients = useOwnClients(useOwnUid());
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <div className="max-w-2xl rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
        <LivePanel live={services} label={words.loading} failure={words.failed} rows={3}>
          {(onSale) => (
            <ReturnForm services={onSale} clients={clients.status === "ready" ? clients.value : []} />
          )}
        </LivePanel>
      </div>
    </WorkspacePage>
  );
}
