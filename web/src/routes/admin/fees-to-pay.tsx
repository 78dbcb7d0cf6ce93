import { feeAdmin } from "#messages/workspaces/fee-admin.ts";
import { fees } from "#messages/workspaces/fees.ts";
import { MonthChoice } from "../../features/accounting/components/month-choice.tsx";
import { useMonth } from "../../features/accounting/use-month.ts";
import { BegunPayments } from "../../features/earnings/admin/begun-payments.tsx";
import { ToPay } from "../../features/earnings/admin/to-pay.tsx";
import { PayoutRows } from "../../features/earnings/components/payout-rows.tsx";
import { useBegunFeePayouts, useFeePayouts } from "../../features/earnings/data/earnings.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { FeeWays } from "./fee-ways.tsx";

/** What CAs are due until the end of a month, what the bank is to carry out, and what they were paid. */
export default function FeesToPay() {
  usePageTitle(feeAdmin.pay.title);
  const { month, choose } = useMonth();
  const payouts = useFeePayouts();
  const begun = useBegunFeePayouts();
  // Begun, noted or called off: what is due is asked anew.
  const seen = [begun, payouts]
    .flatMap((live) => (live.status === "ready" ? live.value : []))
    .map(({ id, status }) => `${id} ${status}`)
    .join();
  return (
    <WorkspacePage
      title={feeAdmin.pay.title}
      intro={feeAdmin.pay.intro}
      actions={<MonthChoice month={month} onChange={choose} />}
    >
      <FeeWays />
      <ToPay month={month} seen={seen} />
      <BegunPayments begun={begun} />
      <WorkPanel words={fees.payouts} live={payouts} rows={2}>
        {(found) => <PayoutRows payouts={found} named />}
      </WorkPanel>
    </WorkspacePage>
  );
}
