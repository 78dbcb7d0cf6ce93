import { comparePlaces, type Direction, type Place } from "./places.ts";

/**
 * Pages of a live list, laid edge to edge. A page is the stretch behind one place and up to another, and each is listened to by
 * itself. Its end is settled when it was first seen: what comes in later makes a page longer and what goes makes it
 * shorter, but nothing moves from one page to another, so that nothing is shown twice or passed over, whatever happens
 * meanwhile and however many records share a value.
 */
export interface Entry {
  readonly place: Place;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Page {
  /** It begins behind this; null: with the list. */
  readonly after: Place | null;
  /** Its last place; null: it has all to the end of the list. */
  readonly upTo: Place | null;
  readonly entries: readonly Entry[];
  readonly asked: Asked;
}

/** What is listened to for a page: up to its end, or so many. */
export interface Asked {
  readonly bounded: boolean;
  readonly most: number;
}

export interface PageLimits {
  /** New pages begin with so many. */
  readonly page: number;
  /** What the rules let be listened to at once. */
  readonly most: number;
}

/**
 * What a snapshot makes of its page. `again`: the page must be asked for anew in this way, until then it stands as it is.
 * `rest`: it grew beyond what can be listened to at once, and goes on as this page.
 */
export interface Seen {
  readonly page: Page;
  readonly again: Asked | null;
  readonly rest: Page | null;
}

export function firstSeen(after: Place | null, entries: readonly Entry[], asked: Asked): Page {
  const isFull = entries.length >= asked.most;
  return { after, upTo: isFull ? (entries.at(-1)?.place ?? null) : null, entries, asked };
}

export function seenAgain(
  page: Page,
  entries: readonly Entry[],
  directions: readonly Direction[],
  limits: PageLimits,
): Seen {
  const { upTo, asked } = page;
  const isFull = entries.length >= asked.most;
  const last = entries.at(-1)?.place;
  const settled = (next: Partial<Page>): Seen => ({ page: { ...page, ...next }, again: null, rest: null });
  if (upTo === null) {
    if (!isFull || last === undefined) return settled({ entries });
    // The end of the list grows: more is asked for before anything falls off it.
    if (asked.most < limits.most) return { page, again: { bounded: false, most: limits.most }, rest: null };
    return settled({ entries, upTo: last });
  }
  const within = entries.filter(({ place }) => comparePlaces(place, upTo, directions) <= 0);
  if (!isFull || last === undefined || comparePlaces(last, upTo, directions) >= 0)
    return settled({ entries: within });
  // More came in than the page has room for: what was pushed out stays as it was last seen.
  const pushedOut = page.entries.filter(
    ({ place }) =>
      comparePlaces(place, last, directions) > 0 && !within.some((entry) => entry.place.id === place.id),
  );
  const whole: Asked = { bounded: true, most: limits.most };
  if (!asked.bounded)
    return { page: { ...page, entries: [...within, ...pushedOut] }, again: whole, rest: null };
  return {
    page: { ...page, entries: within, upTo: last },
    again: null,
    rest: { after: last, upTo, entries: pushedOut, asked: whole },
  };
}

/** All pages as one list. A record on its way from one page to another is shown once. */
export function entriesOf(pages: readonly Page[]): Entry[] {
  const ids = new Set<string>();
  return pages.flatMap(({ entries }) =>
    entries.filter(({ place }) => !ids.has(place.id) && ids.add(place.id)),
  );
}
