import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import type { ReactNode } from "react";
import { commissions } from "#messages/workspaces/commissions.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { STATEMENT_TONES } from "../commission-tones.ts";
import { monthWords } from "../month-words.ts";
import type { StatementLineView, StatementView } from "../read-commission.ts";

const words = commissions.statement;

export function StatementBadge({ status }: Pick<StatementView, "status">) {
  return <Badge tone={STATEMENT_TONES[status]}>{words.statuses[status]}</Badge>;
}

/** A closed month: a line for every rupee, then what comes of them. The same on the page, on paper and in the file. */
export function StatementSheet({ statement }: { statement: StatementView }) {
  const { month, lines, closedAt, paidAt, reference, returnedReason, accountEnd } = statement;
  return (
    <div className="rounded-box border border-base-300 bg-base-100">
      <p className="muted flex flex-wrap gap-x-4 gap-y-1 border-b border-base-300 px-4 py-3 text-sm">
        <span>{words.closedOn(istFullDate(closedAt))}</span>
        {paidAt !== null && <span>{words.paidOn(istFullDate(paidAt), reference ?? "–")}</span>}
        {accountEnd !== null && <span className="figures">{words.account(accountEnd)}</span>}
      </p>
      {returnedReason !== null && <p className="strip rounded-none">{words.returned(returnedReason)}</p>}
      {lines.length === 0 ? (
        <p className="px-4 py-6">{words.noLines}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-left text-sm">
            <caption className="sr-only">{words.caption(monthWords(month))}</caption>
            <thead>
              <tr className="muted border-b border-base-300">
                <Heading>{words.columns.date}</Heading>
                <Heading>{words.columns.order}</Heading>
                <Heading end>{words.columns.base}</Heading>
                <Heading>{words.columns.percent}</Heading>
                <Heading end>{words.columns.commission}</Heading>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </tbody>
            <Sums statement={statement} />
          </table>
        </div>
      )}
      {statement.carriedOutPaise !== 0 && (
        <p className="figures border-t border-base-300 px-4 py-3 text-sm">
          {words.carriedOut(minus(statement.carriedOutPaise))}
        </p>
      )}
    </div>
  );
}

function Heading({ end = false, children }: { end?: boolean; children: ReactNode }) {
  return (
    <th scope="col" className={`px-4 py-2 font-normal ${end ? "text-right" : ""}`}>
      {children}
    </th>
  );
}

function Line({ line }: { line: StatementLineView }) {
  const kind = commissions.kinds[line.kind];
  return (
    <tr className="border-b border-base-300 align-top">
      <td className="figures px-4 py-2.5 whitespace-nowrap">{istFullDate(line.at)}</td>
      <td className="min-w-40 px-4 py-2.5">
        <span className="block">{kind === "" ? line.service : `${kind}: ${line.service}`}</span>
        <span translate="no" className="muted font-mono text-xs wrap-anywhere">
          {line.orderId}
        </span>
      </td>
      <td translate="no" className="figures px-4 py-2.5 text-right whitespace-nowrap">
        {minus(line.basePaise)}
      </td>
      <td className="px-4 py-2.5 whitespace-nowrap">
        <span className="figures">{line.percent}%</span>, {commissions.rules[line.rule]}
      </td>
      <td translate="no" className="figures px-4 py-2.5 text-right font-medium whitespace-nowrap">
        {minus(line.paise)}
      </td>
    </tr>
  );
}

function Sums({ statement }: { statement: StatementView }) {
  const { carriedInPaise, commissionPaise, gstPercent, gstPaise, tdsPercent, tdsPaise, totalPaise, gstin } =
    statement;
  return (
    <tfoot>
      {carriedInPaise !== 0 && <Sum term={words.carriedIn} paise={carriedInPaise} />}
      <Sum term={words.commission} paise={commissionPaise} />
      <Sum
        term={gstPercent > 0 ? words.gst(gstPercent) : words.gstNone}
        note={gstin ?? words.noGstin}
        paise={gstPaise}
      />
      <Sum
        term={tdsPercent > 0 ? words.tds(tdsPercent) : words.tdsNone}
        {...(tdsPercent > 0 ? {} : { note: words.tdsBelow })}
        paise={-tdsPaise}
      />
      <Sum term={words.total} paise={totalPaise} total />
    </tfoot>
  );
}

interface SumProps {
  term: string;
  note?: string;
  paise: number;
  total?: boolean;
}

function Sum({ term, note, paise, total = false }: SumProps) {
  return (
    <tr className={total ? "border-t border-base-300 text-base font-semibold" : ""}>
      <th scope="row" colSpan={4} className={`px-4 py-1.5 text-right ${total ? "" : "font-normal"}`}>
        {term}
        {note !== undefined && <span className="muted ms-2 text-xs font-normal">{note}</span>}
      </th>
      <td translate="no" className="figures px-4 py-1.5 text-right whitespace-nowrap">
        {minus(paise)}
      </td>
    </tr>
  );
}

/** With a real minus. */
function minus(paise: number): string {
  return paise < 0 ? `−${formatPaiseExact(-paise)}` : formatPaiseExact(Math.abs(paise));
}
