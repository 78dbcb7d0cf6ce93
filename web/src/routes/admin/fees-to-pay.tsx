import { feeAdmin } from "#messages/workspaces/fee-admin.ts";
import { fees } from "#messages/workspaces/fees.ts";
import { MonthChoice } from "../../features/accounting/components/month-choice.tsx";
import { useMonth } from "../../features/accounting/use-month.ts";
import { ToPay } from "../../features/earnings/admin/to-pay.tsx";
import { PayoutRows } from "../../features/earnings/components/payout-rows.tsx";
import { useFeePayouts } from "../../features/earnings/data/earnings.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { FeeWays } from "./fee-ways.tsx";

/** What CAs are due until the end of a month, and what they were paid. */
export default function FeesToPay() {
  usePageTitle(feeAdmin.pay.title);
  const { month, choose } = useMonth();
  const payouts = useFeePayouts();
  const latest = payouts.status === "ready" ? (payouts.value[0]?.id ?? "") : "";
  return (
    <WorkspacePage
      title={feeAdmin.pay.title}
      intro={feeAdmin.pay.intro}
      actions={<MonthChoice month={month} onChange={choose} />}
    >
      <FeeWays />
      <ToPay month={month} seen={latest} />
      <WorkPanel words={fees.payouts} live={payouts} rows={2}>
        {(found) => <PayoutRows payouts={found} named />}
      </WorkPanel>
    </WorkspacePage>
  );
}
