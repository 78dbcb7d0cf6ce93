import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
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
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { LiveRecord } from "../../ui/live-record.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";

const words = commissionAdmin.statements;
const LIST = WORKSPACES.admin.pages.commissionStatements;

/** A closed month of one partner. */
export default function CommissionStatementPage() {
  const { statementId = "" } = useParams();
  const live = useStatement(statementId);
  usePageTitle(words.title);
  return (
    <LiveRecord live={live} words={words} list={LIST}>
      {(statement) => <Known statement={statement} />}
    </LiveRecord>
  );
}

function Known({ statement }: { statement: StatementView }) {
  const { id, month, status, partner, code, territory, franchiseId } = statement;
  const [returning, setReturning] = useState(false);
  const asked = useStatementTickets(id);
  return (
    <>
      <BackLink to={LIST}>{words.back}</BackLink>
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
        <StatementSheet statement={statement} said={commissionAdmin.said} />
        <WorkPanel words={ticketAdmin.ofStatement} live={asked} rows={1}>
          {(tickets) => <QuestionsToUs label={ticketAdmin.ofStatement.title} tickets={tickets} />}
        </WorkPanel>
      </div>
      {returning && <ReturnDialog statement={statement} onClose={() => setReturning(false)} />}
    </>
  );
}
