import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { Flag } from "lucide-react";
import type { ReactNode } from "react";
import { commissions } from "#messages/workspaces/commissions.ts";
import { tickets } from "#messages/workspaces/tickets.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { monthWords } from "../../../lib/time/month-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { STATEMENT_TONES } from "../commission-tones.ts";
import type { StatementLineView, StatementView } from "../read-commission.ts";

const words = commissions.statement;

export function StatementBadge({ status }: Pick<StatementView, "status">) {
  return <Badge tone={STATEMENT_TONES[status]}>{words.statuses[status]}</Badge>;
}

interface StatementSheetProps {
  statement: StatementView;
  /** Whoever is paid can say of a line that it looks wrong. */
  onWrong?: (line: StatementLineView) => void;
  /** What is said to whoever is not the partner. */
  said?: Said;
}

type Said = typeof commissions.said;

/** A closed month: a line for every rupee, then what comes of them. The same on the page, on paper and in the file. */
export function StatementSheet({ statement, onWrong, said = commissions.said }: StatementSheetProps) {
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
        <div className="relative overflow-x-auto">
          <table className="w-full text-left text-sm">
            <caption className="sr-only">{words.caption(monthWords(month))}</caption>
            <thead>
              <tr className="muted border-b border-base-300">
                <Heading wide>{words.columns.date}</Heading>
                <Heading>{words.columns.order}</Heading>
                <Heading wide end>
                  {words.columns.base}
                </Heading>
                <Heading wide>{words.columns.percent}</Heading>
                <Heading end>{words.columns.commission}</Heading>
                {onWrong && (
                  <th scope="col">
                    <span className="sr-only">{tickets.wrong}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Line key={line.id} {...{ line, onWrong, said }} />
              ))}
            </tbody>
            <Sums {...{ statement, said }} flagged={onWrong !== undefined} />
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

/** A phone has no room beside the order and its sum: the rest stands below the order there. */
const WIDE = "max-sm:hidden";

interface HeadingProps {
  end?: boolean;
  wide?: boolean;
  children: ReactNode;
}

function Heading({ end = false, wide = false, children }: HeadingProps) {
  return (
    <th scope="col" className={`px-4 py-2 font-normal ${end ? "text-right" : ""} ${wide ? WIDE : ""}`}>
      {children}
    </th>
  );
}

interface LineProps {
  line: StatementLineView;
  onWrong: ((line: StatementLineView) => void) | undefined;
  said: Said;
}

function Line({ line, onWrong, said }: LineProps) {
  const name = lineWords(line);
  return (
    <tr className="border-b border-base-300 align-top">
      <td className={`figures px-4 py-2.5 whitespace-nowrap ${WIDE}`}>{istFullDate(line.at)}</td>
      <td className="px-4 py-2.5 sm:min-w-40">
        <span className="block">{name}</span>
        <span className="muted block text-xs sm:hidden">
          {istFullDate(line.at)} ·{" "}
          {commissions.line.of(line.percent, minus(line.basePaise), said.rules[line.rule])}
        </span>
        <span translate="no" className="muted font-mono text-xs wrap-anywhere">
          {line.orderId}
        </span>
        {line.takenBackPaise !== 0 && (
          <span className="block text-xs">{commissions.line.takenBack(minus(line.takenBackPaise))}</span>
        )}
      </td>
      <td translate="no" className={`figures px-4 py-2.5 text-right whitespace-nowrap ${WIDE}`}>
        {minus(line.basePaise)}
      </td>
      <td className={`px-4 py-2.5 whitespace-nowrap ${WIDE}`}>
        <span className="figures">{line.percent}%</span>, {said.rules[line.rule]}
      </td>
      <td translate="no" className="figures px-4 py-2.5 text-right font-medium whitespace-nowrap">
        {minus(line.paise)}
      </td>
      {onWrong && (
        <td className="p-1 text-right">
          <button
            type="button"
            title={tickets.wrong}
            aria-label={tickets.wrongLine(name)}
            className="muted inline-grid size-11 place-items-center rounded-field hover:bg-base-200 lg:size-8"
            onClick={() => onWrong(line)}
          >
            <Flag size={16} aria-hidden="true" />
          </button>
        </td>
      )}
    </tr>
  );
}

/** `Taken back: GST registration`. */
export function lineWords({ kind, service }: Pick<StatementLineView, "kind" | "service">): string {
  const word = commissions.kinds[kind];
  return word === "" ? service : `${word}: ${service}`;
}

interface SumsProps {
  statement: StatementView;
  said: Said;
  flagged: boolean;
}

function Sums({ statement, said, flagged }: SumsProps) {
  const { carriedInPaise, commissionPaise, gstPercent, gstPaise, tdsPercent, tdsPaise, totalPaise, gstin } =
    statement;
  const rest = flagged ? <td /> : null;
  return (
    <tfoot>
      {carriedInPaise !== 0 && <Sum rest={rest} term={words.carriedIn} paise={carriedInPaise} />}
      <Sum rest={rest} term={words.commission} paise={commissionPaise} />
      <Sum
        rest={rest}
        term={gstPercent > 0 ? words.gst(gstPercent) : words.gstNone}
        note={gstin ?? said.noGstin}
        paise={gstPaise}
      />
      <Sum
        rest={rest}
        term={tdsPercent > 0 ? words.tds(tdsPercent) : words.tdsNone}
        {...(tdsPercent > 0 ? {} : { note: words.tdsBelow })}
        paise={-tdsPaise}
      />
      <Sum rest={rest} term={said.total} paise={totalPaise} total />
    </tfoot>
  );
}

interface SumProps {
  term: string;
  note?: string;
  paise: number;
  total?: boolean;
  /** Below the column of acts. */
  rest: ReactNode;
}

function Sum({ term, note, paise, total = false, rest }: SumProps) {
  const weight = total ? "" : "font-normal";
  const said = (
    <>
      {term}
      {note !== undefined && <span className="muted text-xs font-normal max-sm:block sm:ms-2">{note}</span>}
    </>
  );
  return (
    <tr className={total ? "border-t border-base-300 text-base font-semibold" : ""}>
      <th scope="row" className={`px-4 py-1.5 text-left sm:hidden ${weight}`}>
        {said}
      </th>
      <th scope="row" colSpan={4} className={`px-4 py-1.5 text-right max-sm:hidden ${weight}`}>
        {said}
      </th>
      <td translate="no" className="figures px-4 py-1.5 text-right whitespace-nowrap">
        {minus(paise)}
      </td>
      {rest}
    </tr>
  );
}

/** With a real minus. */
function minus(paise: number): string {
  return paise < 0 ? `−${formatPaiseExact(-paise)}` : formatPaiseExact(Math.abs(paise));
}
