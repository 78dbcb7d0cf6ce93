import { commissionAdmin } from "#messages/workspaces/commission-admin.ts";
import { PayoutList, Waiting } from "../../features/commissions/admin/payouts.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { CommissionWays } from "./commission-ways.tsx";

/** What waits to be paid, and what was paid in one go. */
export default function CommissionPayouts() {
  usePageTitle(commissionAdmin.payouts.title);
  return (
    <WorkspacePage title={commissionAdmin.payouts.title}>
      <CommissionWays />
      <Waiting />
      <PayoutList />
    </WorkspacePage>
  );
}
