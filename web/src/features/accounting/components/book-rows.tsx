import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { books } from "#messages/workspaces/accounting.ts";
import { stateName } from "../../../lib/places/state-names.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import type { BookRow } from "../read-book-row.ts";

const words = books.list;

/** A document where there is room for columns. */
export const BOOK_COLUMNS: readonly ListColumn<BookRow>[] = [
  {
    heading: words.columns.number,
    width: "11rem",
    cell: (row) => (
      <>
        <span translate="no" className="figures block font-medium whitespace-nowrap">
          {row.number}
        </span>
        <Behind row={row} />
      </>
    ),
  },
  {
    heading: words.columns.date,
    width: "6.5rem",
    sort: "issued",
    cell: ({ at }) => (
      <span translate="no" className="figures whitespace-nowrap">
        {istFullDate(at)}
      </span>
    ),
  },
  {
    heading: words.columns.recipient,
    width: "minmax(0,1.2fr)",
    cell: ({ recipient, gstin }) => (
      <>
        <span className="block truncate">{recipient}</span>
        <span {...(gstin === null ? {} : { translate: "no" })} className="muted block truncate text-xs">
          {gstin ?? words.unregistered}
        </span>
      </>
    ),
  },
  {
    heading: words.columns.place,
    width: "minmax(0,0.8fr)",
    cell: ({ place }) => <span className="block truncate">{stateName(place)}</span>,
  },
  {
    heading: words.columns.taxable,
    width: "7.5rem",
    align: "end",
    cell: ({ taxablePaise }) => <Amount paise={taxablePaise} />,
  },
  {
    heading: words.columns.tax,
    width: "7rem",
    align: "end",
    cell: ({ gstPaise }) => <Amount paise={gstPaise} />,
  },
  {
    heading: words.columns.total,
    width: "7.5rem",
    align: "end",
    cell: ({ totalPaise }) => <Amount paise={totalPaise} strong />,
  },
];

/** The same on a phone. */
export function BookCard({ row }: { row: BookRow }) {
  const { number, at, recipient, gstin, place, totalPaise } = row;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span translate="no" className="figures font-medium">
          {number}
        </span>
        <Amount paise={totalPaise} strong />
      </p>
      <p className="mt-1 text-sm wrap-anywhere">{recipient}</p>
      <p className="muted flex flex-wrap gap-x-2 text-sm">
        <span className="figures">{istFullDate(at)}</span>
        <span>{stateName(place)}</span>
        <span {...(gstin === null ? {} : { translate: "no" })}>{gstin ?? words.unregistered}</span>
      </p>
      <Behind row={row} />
    </>
  );
}

function Amount({ paise, strong = false }: { paise: number; strong?: boolean }) {
  return (
    <span translate="no" className={`figures whitespace-nowrap ${strong ? "font-medium" : ""}`}>
      {formatPaiseExact(paise)}
    </span>
  );
}

function Behind({ row: { original, replaces } }: { row: BookRow }) {
  const said =
    original !== null ? words.against(original) : replaces !== null ? words.inPlaceOf(replaces) : null;
  return said === null ? null : <span className="muted block truncate text-xs">{said}</span>;
}
