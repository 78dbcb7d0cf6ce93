import type { SeriesRow } from "@niyamdesk/domain/accounting/series";
import { CircleAlert } from "lucide-react";
import { books } from "#messages/workspaces/accounting.ts";

const words = books.series;

/** From which number to which each series went, and what is missing between. */
export function NumbersIssued({ series }: { series: readonly SeriesRow[] }) {
  return (
    <section aria-label={words.title} className="text-sm">
      <ul className="grid gap-2">
        {series.map(({ kind, first, last, numbers, documents, missing }) => (
          <li key={first} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            <span className="muted w-28">{words.kinds[kind]}</span>
            <span translate="no" className="figures font-medium">
              {words.from(first, last)}
            </span>
            {missing.length === 0 ? (
              <span className="muted">{words.whole(documents)}</span>
            ) : (
              <span className="inline-flex items-center gap-1.5 font-medium text-error">
                <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
                {words.missing(numbers - documents, missing.join(", "))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
