import { boundsOfMonth } from "@niyamdesk/domain/accounting/month";
import { istDay } from "@niyamdesk/domain/time/time";
import { useMemo } from "react";
import { books as words } from "#messages/workspaces/accounting.ts";
import { BOOK_COLUMNS, BookCard } from "../../features/accounting/components/book-rows.tsx";
import { MonthChoice } from "../../features/accounting/components/month-choice.tsx";
import { MonthFiles } from "../../features/accounting/components/month-files.tsx";
import { MonthSums } from "../../features/accounting/components/month-sums.tsx";
import { useBooks } from "../../features/accounting/data/books.ts";
import { type BookRow, readBookRow } from "../../features/accounting/read-book-row.ts";
import { useMonth } from "../../features/accounting/use-month.ts";
import { useListModel } from "../../lib/list/use-list-model.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { BookWays } from "./book-ways.tsx";

const KINDS = [
  ["", words.list.all],
  ["invoice", words.list.invoices],
  ["credit_note", words.list.notes],
] as const;

/** A month's invoices and credit notes: what they come to, the files for the accountant, and each of them. */
export default function Books() {
  usePageTitle(words.title);
  const { month, choose } = useMonth();
  const live = useBooks(month);
  return (
    <WorkspacePage
      title={words.title}
      intro={words.intro}
      actions={<MonthChoice month={month} onChange={choose} />}
    >
      <BookWays month={month} />
      <MonthSums live={live} month={month} />
      <MonthFiles month={month} />
      <Documents key={month} month={month} />
    </WorkspacePage>
  );
}

function Documents({ month }: { month: string }) {
  const bounds = useMemo(() => {
    const { from, until } = boundsOfMonth(month);
    return { from: istDay(from), until: istDay(until - 1) };
  }, [month]);
  const model = useListModel("books", readBookRow, bounds);
  return (
    <Panel title={words.list.label}>
      <ListScreen
        model={model}
        label={words.list.label}
        columns={BOOK_COLUMNS}
        card={bookCard}
        nameOf={({ number }) => number}
        tabs={{ label: words.list.kind, filter: "kind", options: KINDS }}
        empty={<EmptyState title={words.list.none}>{words.list.noneHint}</EmptyState>}
      />
    </Panel>
  );
}

function bookCard(row: BookRow) {
  return <BookCard row={row} />;
}
