import { commissionAdmin } from "#messages/workspaces/commission-admin.ts";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { useMonthsOf } from "../data/commissions.ts";
import { StatementRows } from "./statement-list.tsx";

const words = commissionAdmin.months;

/** Closed months of one partner. */
export function MonthsOf({ franchiseId }: { franchiseId: string }) {
  const months = useMonthsOf(franchiseId);
  return (
    <WorkPanel words={words} live={months} rows={2}>
      {(found) => <StatementRows label={words.title} statements={found} />}
    </WorkPanel>
  );
}
