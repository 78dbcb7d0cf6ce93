import type { MonthBooks } from "@niyamdesk/domain/accounting/callables";
import { type BookSums, payableGst, type SectionSums } from "@niyamdesk/domain/accounting/sections";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import type { ReactNode } from "react";
import { books } from "#messages/workspaces/accounting.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { monthWords } from "../../../lib/time/month-words.ts";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { NothingHere } from "../../../ui/work-list.tsx";
import { NumbersIssued } from "./numbers-issued.tsx";

const words = books.sums;

/** What a month comes to, by tables of GSTR-1. */
export function MonthSums({ live, month }: { live: Live<MonthBooks>; month: string }) {
  return (
    <Panel title={words.title}>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={3}>
        {(found) =>
          found.series.length === 0 ? (
            <NothingHere>{words.none}</NothingHere>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <Summary month={month} books={found} />
              <Table month={month} books={found} />
              <NumbersIssued series={found.series} />
            </div>
          )
        }
      </LivePanel>
    </Panel>
  );
}

function Summary({ month, books: { sections, total } }: { month: string; books: MonthBooks }) {
  return (
    <Figures label={words.caption(monthWords(month))}>
      <Figure term={words.figures.documents} value={sections.reduce((sum, one) => sum + countOf(one), 0)} />
      <Figure term={words.figures.taxable} value={formatPaiseExact(total.taxable_paise)} />
      <Figure term={words.figures.tax} value={formatPaiseExact(payableGst(sections))} />
      <Figure term={words.figures.total} value={formatPaiseExact(total.total_paise)} />
    </Figures>
  );
}

function Table({ month, books: { sections, total } }: { month: string; books: MonthBooks }) {
  const { columns } = words;
  return (
    <div className="rounded-box border border-base-300 bg-base-100">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off on a phone is scrolled to by keyboard too */}
      <div tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{words.caption(monthWords(month))}</caption>
          <thead>
            <tr className="muted border-b border-base-300">
              <Heading>{columns.table}</Heading>
              <Heading end>{columns.documents}</Heading>
              <Heading end>{columns.taxable}</Heading>
              <Heading end>{columns.cgst}</Heading>
              <Heading end>{columns.sgst}</Heading>
              <Heading end>{columns.igst}</Heading>
              <Heading end>{columns.total}</Heading>
            </tr>
          </thead>
          <tbody>
            {sections.filter(isShown).map((section) => (
              <tr key={section.section} className="border-b border-base-300">
                <RowHeading>{words.sections[section.section]}</RowHeading>
                <Cell>{documentsIn(section)}</Cell>
                <Sums of={section} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <RowHeading>{words.all}</RowHeading>
              <Cell>{String(sections.reduce((sum, one) => sum + countOf(one), 0))}</Cell>
              <Sums of={total} />
            </tr>
          </tfoot>
        </table>
      </div>
      {sections.some(isLate) && (
        <p className="border-t border-base-300 px-4 py-3 text-sm">{words.lateNote}</p>
      )}
      {month.endsWith("-10") && sections.some(({ section, notes }) => section !== "late" && notes > 0) && (
        <p className="border-t border-base-300 px-4 py-3 text-sm">{words.lastMonth(month.slice(0, 4))}</p>
      )}
      {total.round_off_paise !== 0 && (
        <p className="muted figures border-t border-base-300 px-4 py-3 text-sm">
          {words.roundOff(formatPaiseExact(total.round_off_paise))}
        </p>
      )}
    </div>
  );
}

function Sums({ of: { taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise } }: { of: BookSums }) {
  return (
    <>
      <Cell>{formatPaiseExact(taxable_paise)}</Cell>
      <Cell>{formatPaiseExact(cgst_paise)}</Cell>
      <Cell>{formatPaiseExact(sgst_paise)}</Cell>
      <Cell>{formatPaiseExact(igst_paise)}</Cell>
      <Cell>{formatPaiseExact(total_paise)}</Cell>
    </>
  );
}

function isLate(section: SectionSums): boolean {
  return section.section === "late" && countOf(section) > 0;
}

/** Most months have no late credit note: then nothing is said of any. */
function isShown(section: SectionSums): boolean {
  return section.section !== "late" || isLate(section);
}

function countOf({ invoices, notes }: SectionSums): number {
  return invoices + notes;
}

/** Of small supplies the credit notes are set off in the same table. */
function documentsIn(section: SectionSums): string {
  const { invoices, notes } = section;
  return invoices > 0 && notes > 0 ? words.noted(invoices, notes) : String(countOf(section));
}

function Heading({ end = false, children }: { end?: boolean; children: ReactNode }) {
  return (
    <th scope="col" className={`px-4 py-2 font-normal whitespace-nowrap ${end ? "text-right" : ""}`}>
      {children}
    </th>
  );
}

function RowHeading({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="px-4 py-2.5 font-medium whitespace-nowrap">
      {children}
    </th>
  );
}

function Cell({ children }: { children: string }) {
  return (
    <td translate="no" className="figures px-4 py-2.5 text-right whitespace-nowrap">
      {children}
    </td>
  );
}
