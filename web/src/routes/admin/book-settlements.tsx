import { books as words } from "#messages/workspaces/accounting.ts";
import { MonthChoice } from "../../features/accounting/components/month-choice.tsx";
import { SettlementList } from "../../features/accounting/components/settlement-list.tsx";
import { NotSettled } from "../../features/accounting/components/unsettled.tsx";
import { useMonth } from "../../features/accounting/use-month.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { BookWays } from "./book-ways.tsx";

/** What Razorpay sent to the bank in a month, and what still waits. */
export default function BookSettlements() {
  usePageTitle(words.settlements.title);
  const { month, choose } = useMonth();
  return (
    <WorkspacePage
      title={words.title}
      intro={words.intro}
      actions={<MonthChoice month={month} onChange={choose} />}
    >
      <BookWays month={month} />
      <SettlementList month={month} />
      <NotSettled />
    </WorkspacePage>
  );
}
