import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { partner } from "#messages/workspaces/partner.ts";
import { tickets } from "#messages/workspaces/tickets.ts";
import { StatementActs } from "../../features/commissions/components/statement-acts.tsx";
import {
  lineWords,
  StatementBadge,
  StatementSheet,
} from "../../features/commissions/components/statement-sheet.tsx";
import { useOwnStatements } from "../../features/commissions/data/commissions.ts";
import type { StatementView } from "../../features/commissions/read-commission.ts";
import { AskDialog } from "../../features/tickets/components/ask-dialog.tsx";
import { OwnQuestions } from "../../features/tickets/components/own-questions.tsx";
import { mapLive } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { monthWords } from "../../lib/time/month-words.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { LiveRecord } from "../../ui/live-record.tsx";

const words = partner.statement;
const { commissions, profile } = WORKSPACES.franchise.pages;

/** A month of the partner, of each of their territories. */
export default function OwnStatement() {
  const { month = "" } = useParams();
  const months = useOwnStatements(useOwnUid());
  const isMonth = /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(month);
  usePageTitle(isMonth ? monthWords(month) : words.back);
  const live = mapLive(months, (all) => {
    const found = all.filter((statement) => statement.month === month);
    return found.length > 0 ? found : null;
  });
  return (
    <LiveRecord live={live} words={words} list={commissions}>
      {(statements) => (
        <>
          <BackLink to={commissions}>{words.back}</BackLink>
          <h1 className="mb-6 text-2xl">{monthWords(month)}</h1>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
            {statements.map((statement) => (
              <Month key={statement.id} statement={statement} />
            ))}
          </div>
        </>
      )}
    </LiveRecord>
  );
}

function Month({ statement }: { statement: StatementView }) {
  const { id, month, status, partner: name, code, territory } = statement;
  const [asking, setAsking] = useState<{ lineId: string | null; about: string } | null>(null);
  return (
    <section aria-label={`${territory}, ${code}`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">
            {name} · <span translate="no">{code}</span>, {territory}
          </span>
          <StatementBadge status={status} />
        </p>
        <StatementActs id={id} />
      </div>
      <StatementSheet
        statement={statement}
        onWrong={(line) => setAsking({ lineId: line.id, about: tickets.ask.about(lineWords(line)) })}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        <span className="muted">{tickets.hint}</span>
        <Button
          look="outline"
          size="small"
          onClick={() => setAsking({ lineId: null, about: tickets.ask.aboutAll(monthWords(month)) })}
        >
          {tickets.wrong}
        </Button>
        {status === "returned" && (
          <ButtonLink to={profile} size="small" className="min-h-11">
            {words.correct}
          </ButtonLink>
        )}
      </div>
      <OwnQuestions statementId={id} />
      {asking && <AskDialog statementId={id} {...asking} onClose={() => setAsking(null)} />}
    </section>
  );
}
