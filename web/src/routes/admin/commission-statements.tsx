import { STATEMENT_STATUSES } from "@niyamdesk/domain/commissions/statement";
import { commissionAdmin } from "#messages/workspaces/commission-admin.ts";
import { commissions } from "#messages/workspaces/commissions.ts";
import { STATEMENT_COLUMNS, StatementCard } from "../../features/commissions/admin/statement-rows.tsx";
import { readStatement, type StatementView } from "../../features/commissions/read-commission.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { monthWords } from "../../lib/time/month-words.ts";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { CommissionWays } from "./commission-ways.tsx";

const words = commissionAdmin.statements;
const STATUS_OPTIONS = [
  ["", commissionAdmin.all],
  ...STATEMENT_STATUSES.map((status) => [status, commissions.statement.statuses[status]] as const),
] as const;

/** Closed months of all partners. */
export default function CommissionStatements() {
  usePageTitle(words.title);
  const { model, counts } = useTabbedList("statements", readStatement, "status");
  return (
    <WorkspacePage title={words.title}>
      <CommissionWays />
      <ListScreen
        model={model}
        label={words.list}
        columns={STATEMENT_COLUMNS}
        card={statementCard}
        nameOf={nameOf}
        tabs={{ label: commissionAdmin.status, filter: "status", options: STATUS_OPTIONS, counts }}
        canExport
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </WorkspacePage>
  );
}

function statementCard(statement: StatementView) {
  return <StatementCard statement={statement} />;
}

function nameOf({ partner, month }: StatementView): string {
  return `${partner}, ${monthWords(month)}`;
}
