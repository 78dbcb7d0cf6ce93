import type { QueryShape } from "@niyamdesk/domain/base/query";
import { PAGE_SIZE } from "@niyamdesk/domain/lists/list";
import type { Firestore } from "firebase/firestore";
import { Observable } from "rxjs";
import { listQuery } from "../firestore/firestore-query.ts";
import { storedOf } from "../firestore/live-source.ts";
import {
  type Asked,
  type Entry,
  entriesOf,
  firstSeen,
  type Page,
  type PageLimits,
  seenAgain,
} from "./pages.ts";
import type { Place } from "./places.ts";

/** What of a list has been read so far. */
export interface ListRead {
  readonly entries: readonly Entry[];
  /** Whether there is more below, and how it stands with it. */
  readonly more: "none" | "there" | "loading" | "failed";
  loadMore(): void;
}

/**
 * A view of a list, live: its first page, and each that is asked for after it. Once the first has come a failure is one of its own page and
 * takes no row away. @param most what the rules let be listened to at once
 * @param kept under which name its first page is kept on this device; null: it is not
 */
export function listSource(
  db: Firestore,
  shape: QueryShape,
  { most, kept }: { most: number; kept: string | null },
): Observable<ListRead> {
  const directions = shape.order.map(([, direction]) => direction);
  const limits: PageLimits = { page: PAGE_SIZE, most };
  return new Observable<ListRead>((seen) => {
    const pages: OpenPage[] = [];
    let loading: OpenPage | null = null;
    let failed = false;

    function tell(): void {
      const known = pages.map(({ page }) => page).filter((page) => page !== null);
      if (known.length === 0) return;
      const isMore = known.at(-1)?.upTo !== null;
      const more = loading ? "loading" : failed ? "failed" : isMore ? "there" : "none";
      seen.next({ entries: entriesOf(known), more, loadMore });
    }

    function listen(open: OpenPage, after: Place | null, upTo: Place | null, asked: Asked): void {
      open.stop();
      const query = listQuery(db, shape, { after, upTo: asked.bounded ? upTo : null, most: asked.most });
      const listening = storedOf(query, { whole: true, kept: after === null ? kept : null }).subscribe({
        next: (records) => {
          const entries = records.map(({ id, data }): Entry => ({ place: placeOf(shape, id, data), data }));
          if (loading === open) loading = null;
          if (open.page === null) open.page = firstSeen(after, entries, asked);
          else {
            const next = seenAgain({ ...open.page, asked }, entries, directions, limits);
            open.page = next.page;
            if (next.again) listen(open, after, upTo ?? next.page.upTo, next.again);
            if (next.rest) insert(open, next.rest);
          }
          tell();
        },
        error: (error: unknown) => {
          // The first page's failure is the list's. A later one's rows stand as they were last seen.
          if (pages[0] === open) return seen.error(error);
          if (open.page === null) {
            pages.splice(pages.indexOf(open), 1);
            loading = null;
            failed = true;
          }
          tell();
        },
      });
      open.stop = () => listening.unsubscribe();
    }

    function insert(before: OpenPage, rest: Page): void {
      const open: OpenPage = { page: rest, stop: () => undefined };
      pages.splice(pages.indexOf(before) + 1, 0, open);
      listen(open, rest.after, rest.upTo, rest.asked);
    }

    function begin(after: Place | null): void {
      const open: OpenPage = { page: null, stop: () => undefined };
      pages.push(open);
      if (after !== null) loading = open;
      listen(open, after, null, { bounded: false, most: PAGE_SIZE });
    }

    function loadMore(): void {
      const end = pages.at(-1)?.page?.upTo ?? null;
      if (loading !== null || end === null) return;
      failed = false;
      begin(end);
      tell();
    }

    begin(null);
    return () => {
      for (const open of pages) open.stop();
    };
  });
}

interface OpenPage {
  /** Null until it was first seen. */
  page: Page | null;
  stop(): void;
}

/** By the fields that the view is sorted by. */
function placeOf(shape: QueryShape, id: string, data: Entry["data"]): Place {
  return { id, values: shape.order.map(([field]) => data[field] ?? null) };
}
