import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { common } from "#messages/common.ts";
import { commissionAdmin } from "#messages/workspaces/commission-admin.ts";
import { ticketAdmin } from "#messages/workspaces/ticket-admin.ts";
import { ReturnDialog } from "../../features/commissions/admin/return-dialog.tsx";
import { StatementActs } from "../../features/commissions/components/statement-acts.tsx";
import { StatementBadge, StatementSheet } from "../../features/commissions/components/statement-sheet.tsx";
import { useStatement } from "../../features/commissions/data/commissions.ts";
import type { StatementView } from "../../features/commissions/read-commission.ts";
import { QuestionsToUs } from "../../features/tickets/components/questions-to-us.tsx";
import { useStatementTickets } from "../../features/tickets/data/tickets.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { monthWords } from "../../lib/time/month-words.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { ErrorState, Loading } from "../../ui/states.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";

const words = commissionAdmin.statements;
const LIST = WORKSPACES.admin.pages.commissionStatements;

/** A closed month of one partner. */
export default function CommissionStatementPage() {
  const { statementId = "" } = useParams();
  const live = useStatement(statementId);
  usePageTitle(words.title);
  if (live.status === "loading") return <Loading />;
  if (live.status !== "ready") {
    return (
      <ErrorState title={words.failed} onRetry={live.retry}>
        {common.checkConnection}
      </ErrorState>
    );
  }
  if (live.value === null) {
    return (
      <DeadEnd title={words.notFound} ways={<ButtonLink to={LIST}>{words.back}</ButtonLink>}>
        {words.notFoundWhy}
      </DeadEnd>
    );
  }
  return <Known statement={live.value} />;
}

function Known({ statement }: { statement: StatementView }) {
  const { id, month, status, partner, code, territory, franchiseId } = statement;
  const [returning, setReturning] = useState(false);
  const asked = useStatementTickets(id);
  return (
    <>
      <Link
        to={LIST}
        className="muted mb-3 inline-flex min-h-11 items-center gap-1 text-sm hover:underline lg:min-h-9"
      >
        <ChevronLeft size={16} aria-hidden="true" />
        {words.back}
      </Link>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl">
            {monthWords(month)}
            <StatementBadge status={status} />
          </h1>
          <p className="muted">
            <Link to={PATHS.franchisePartner(franchiseId)} className="link">
              {partner}
            </Link>{" "}
            · <span translate="no">{code}</span>, {territory}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <StatementActs id={id} />
          {status === "paid" && (
            <Button look="outline" onClick={() => setReturning(true)}>
              {words.return.open}
            </Button>
          )}
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <StatementSheet statement={statement} />
        <WorkPanel words={ticketAdmin.ofStatement} live={asked} rows={1}>
          {(tickets) => <QuestionsToUs label={ticketAdmin.ofStatement.title} tickets={tickets} />}
        </WorkPanel>
      </div>
      {returning && <ReturnDialog statement={statement} onClose={() => setReturning(false)} />}
    </>
  );
}
