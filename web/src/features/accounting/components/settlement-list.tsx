import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { books } from "#messages/workspaces/accounting.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { WorkList } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { saveSettlements, useSettlements } from "../data/books.ts";
import { type SettlementView, verdictOf } from "../read-settlement.ts";
import { SaveButton } from "./save-button.tsx";

const words = books.settlements;
const { parts } = words;

/** What reached the bank account in a month, and whether each line of it agrees with what we have. */
export function SettlementList({ month }: { month: string }) {
  const live = useSettlements(month);
  return (
    <WorkPanel words={words} live={live} rows={3} aside={<Save month={month} />}>
      {(found) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Sums settlements={found.filter(({ status }) => status !== "failed")} />
          <WorkList label={words.title}>
            {found.map((settlement) => (
              <SettlementRow key={settlement.id} settlement={settlement} />
            ))}
          </WorkList>
        </div>
      )}
    </WorkPanel>
  );
}

function Save({ month }: { month: string }) {
  return <SaveButton label={words.file} save={() => saveSettlements(month)} />;
}

function Sums({ settlements }: { settlements: readonly SettlementView[] }) {
  const sum = (of: (one: SettlementView) => number) =>
    formatPaiseExact(settlements.reduce((total, one) => total + of(one), 0));
  const isAdjusted = settlements.some(({ adjustments }) => adjustments > 0);
  return (
    <Figures label={words.sums}>
      <Figure term={words.figures.sent} value={sum(({ amountPaise }) => amountPaise)} />
      <Figure term={words.figures.payments} value={sum(({ paymentsPaise }) => paymentsPaise)} />
      <Figure term={words.figures.fees} value={sum(feesBeforeTax)} />
      <Figure term={words.figures.tax} value={sum(({ taxPaise }) => taxPaise)} />
      <Figure term={words.figures.refunds} value={sum(({ refundsPaise }) => refundsPaise)} />
      {isAdjusted && (
        <Figure term={words.figures.adjustments} value={sum(({ adjustmentsPaise }) => adjustmentsPaise)} />
      )}
    </Figures>
  );
}

/** Razorpay's fees are told with their GST, which is claimed back and booked apart. */
const feesBeforeTax = ({ feesPaise, taxPaise }: SettlementView): number => feesPaise - taxPaise;

const TONES: Readonly<Record<ReturnType<typeof verdictOf>, Tone>> = {
  agrees: "success",
  differs: "error",
  sums: "error",
  waiting: "warning",
  created: "info",
  failed: "warning",
};

function SettlementRow({ settlement }: { settlement: SettlementView }) {
  const { at, utr, amountPaise, problems } = settlement;
  const verdict = verdictOf(settlement);
  const said = verdict === "differs" ? words.verdicts.differs(problems) : words.verdicts[verdict];
  return (
    <li className="work-row">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span translate="no" className="figures text-base font-semibold">
            {formatPaiseExact(amountPaise)}
          </span>
          <span className="figures">{istFullDate(at)}</span>
        </p>
        <p className="muted text-sm wrap-anywhere">{utr === null ? words.noUtr : words.utr(utr)}</p>
        <Made settlement={settlement} />
        <Differences settlement={settlement} />
      </div>
      <Badge tone={TONES[verdict]}>{said}</Badge>
    </li>
  );
}

function Made({ settlement }: { settlement: SettlementView }) {
  const { payments, paymentsPaise, refunds, refundsPaise, adjustments, adjustmentsPaise } = settlement;
  const made = [
    [parts.payments(payments), paymentsPaise, payments > 0],
    [parts.fees, -feesBeforeTax(settlement), settlement.feesPaise > 0],
    [parts.tax, -settlement.taxPaise, settlement.taxPaise > 0],
    [parts.refunds(refunds), -refundsPaise, refunds > 0],
    [parts.adjustments(adjustments), adjustmentsPaise, adjustments > 0],
  ] as const;
  return (
    <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
      {made
        .filter(([, , isThere]) => isThere)
        .map(([term, paise]) => (
          <div key={term} className="flex gap-x-1.5">
            <dt className="muted">{term}</dt>
            <dd translate="no" className="figures">
              {formatPaiseExact(paise)}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Differences({ settlement }: { settlement: SettlementView }) {
  const { differences, problems, lines, addsUp, netPaise, amountPaise, status } = settlement;
  const hasGap = lines > 0 && !addsUp && status !== "failed";
  if (problems === 0 && !hasGap) return null;
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {hasGap && <li>{words.gap(formatPaiseExact(netPaise), formatPaiseExact(amountPaise))}</li>}
      {differences.map(({ id, problem, theirs, ours }) => (
        <li key={id} className="flex flex-wrap gap-x-2">
          <span translate="no" className="font-mono text-xs leading-5">
            {id}
          </span>
          <span>
            {problem === "amount_differs"
              ? words.differs(formatPaiseExact(theirs), formatPaiseExact(ours ?? 0))
              : words.problems[problem](formatPaiseExact(theirs))}
          </span>
        </li>
      ))}
      {problems > differences.length && (
        <li className="muted">{words.more(problems - differences.length)}</li>
      )}
    </ul>
  );
}
