import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import { ChevronLeft } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import { common } from "#messages/common.ts";
import { partner } from "#messages/workspaces/partner.ts";
import { StatementActs } from "../../features/commissions/components/statement-acts.tsx";
import { StatementBadge, StatementSheet } from "../../features/commissions/components/statement-sheet.tsx";
import { useOwnStatements } from "../../features/commissions/data/commissions.ts";
import { monthWords } from "../../features/commissions/month-words.ts";
import type { StatementView } from "../../features/commissions/read-commission.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { ErrorState, Loading } from "../../ui/states.tsx";

const words = partner.statement;
const { commissions, profile } = WORKSPACES.franchise.pages;

/** A month of the partner, of each of their territories. */
export default function OwnStatement() {
  const { month = "" } = useParams();
  const months = useOwnStatements(useOwnUid());
  const isMonth = /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(month);
  usePageTitle(isMonth ? monthWords(month) : words.back);
  if (months.status === "loading") return <Loading label={words.loading} />;
  if (months.status !== "ready") {
    return (
      <ErrorState title={words.failed} onRetry={months.retry}>
        {common.checkConnection}
      </ErrorState>
    );
  }
  const found = months.value.filter((statement) => statement.month === month);
  if (found.length === 0) {
    return (
      <DeadEnd title={words.notFound} ways={<ButtonLink to={commissions}>{words.back}</ButtonLink>}>
        {words.notFoundWhy}
      </DeadEnd>
    );
  }
  return (
    <>
      <Link
        to={commissions}
        className="muted mb-3 inline-flex min-h-11 items-center gap-1 text-sm hover:underline lg:min-h-9 print:hidden"
      >
        <ChevronLeft size={16} aria-hidden="true" />
        {words.back}
      </Link>
      <h1 className="mb-6 text-2xl">{monthWords(month)}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {found.map((statement) => (
          <Month key={statement.id} statement={statement} />
        ))}
      </div>
    </>
  );
}

function Month({ statement }: { statement: StatementView }) {
  const { id, status, partner: name, code, territory } = statement;
  const mail = `mailto:${SUPPORT.email}?${new URLSearchParams({ subject: `${words.wrong}: ${id}` })}`;
  return (
    <section aria-label={`${territory}, ${code}`}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">
            {name} · <span translate="no">{code}</span>, {territory}
          </span>
          <StatementBadge status={status} />
        </p>
        <StatementActs id={id} />
      </div>
      <StatementSheet statement={statement} />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm print:hidden">
        <a href={mail.replaceAll("+", "%20")} className="link inline-flex min-h-11 items-center">
          {words.wrong}
        </a>
        <span className="muted">{words.wrongHint}</span>
        {status === "returned" && (
          <ButtonLink to={profile} size="small" className="min-h-11">
            {words.correct}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
