import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Asked,
  type Entry,
  entriesOf,
  firstSeen,
  type Page,
  type PageLimits,
  seenAgain,
} from "./pages.ts";
import { comparePlaces, type Place } from "./places.ts";

/**
 * A database that answers in its own time: records come, go and change, and each page hears of it later than the others. In the
 * end the pages must be what the database has, as far down as was read, with each record once.
 */
const LIMITS: PageLimits = { page: 4, most: 9 };
const DESC = ["desc"] as const;

class Rig {
  /** Few values, so that many are equal. */
  readonly records = new Map<string, number>();
  pages: { page: Page | null; after: Place | null; upTo: Place | null; asked: Asked; heard: boolean }[] = [];

  begin(after: Place | null): void {
    this.pages.push({
      page: null,
      after,
      upTo: null,
      asked: { bounded: false, most: LIMITS.page },
      heard: false,
    });
  }

  changed(): void {
    for (const open of this.pages) open.heard = false;
  }

  sorted(): Entry[] {
    return [...this.records]
      .map(([id, value]): Entry => ({ place: { id, values: [value] }, data: { value } }))
      .sort((one, other) => comparePlaces(one.place, other.place, DESC));
  }

  /** One listener hears of what is there now. */
  hear(index: number): void {
    const open = this.pages[index % Math.max(1, this.pages.length)];
    if (!open || open.heard) return;
    const { after, asked } = open;
    const upTo = asked.bounded ? open.upTo : null;
    const entries = this.sorted()
      .filter(({ place }) => after === null || comparePlaces(place, after, DESC) > 0)
      .filter(({ place }) => upTo === null || comparePlaces(place, upTo, DESC) <= 0)
      .slice(0, asked.most);
    open.heard = true;
    if (open.page === null) {
      open.page = firstSeen(after, entries, asked);
      open.upTo = open.page.upTo;
      return;
    }
    const next = seenAgain({ ...open.page, asked }, entries, DESC, LIMITS);
    open.page = next.page;
    open.upTo = next.page.upTo;
    if (next.again) Object.assign(open, { asked: next.again, heard: false });
    if (next.rest) {
      const { after: from, upTo: to, asked: rest } = next.rest;
      const opened = { page: next.rest, after: from, upTo: to, asked: rest, heard: false };
      this.pages.splice(this.pages.indexOf(open) + 1, 0, opened);
    }
  }

  more(): void {
    const last = this.pages.at(-1);
    const end = last?.page?.upTo ?? null;
    if (end !== null) this.begin(end);
  }

  settle(): void {
    for (let round = 0; this.pages.some(({ heard }) => !heard); round += 1) {
      if (round > 1000) throw new Error("It never comes to rest");
      for (let index = 0; index < this.pages.length; index += 1) this.hear(index);
    }
  }

  shown(): string[] {
    return entriesOf(this.pages.map(({ page }) => page).filter((page) => page !== null)).map(
      ({ place }) => place.id,
    );
  }
}

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("put" as const),
      id: fc.integer({ min: 0, max: 40 }),
      value: fc.integer({ min: 0, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("remove" as const),
      id: fc.integer({ min: 0, max: 40 }),
      value: fc.constant(0),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("hear" as const), id: fc.nat(20), value: fc.constant(0) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("more" as const), id: fc.constant(0), value: fc.constant(0) }),
  },
);

test("[AX-07] pages of a live list neither repeat nor pass over a row, whatever comes and goes and in whichever order it is heard of", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), fc.nat(20), (steps, begun) => {
      const rig = new Rig();
      for (let n = 0; n < begun; n += 1) rig.records.set(`r${n}`, n % 3);
      rig.begin(null);
      for (const { kind, id, value } of steps) {
        if (kind === "put") rig.records.set(`r${id}`, value);
        if (kind === "remove") rig.records.delete(`r${id}`);
        if (kind === "put" || kind === "remove") rig.changed();
        if (kind === "hear") rig.hear(id);
        if (kind === "more") rig.more();
        const shown = rig.shown();
        expect(new Set(shown).size).toBe(shown.length);
      }
      rig.settle();
      const end = rig.pages.at(-1)?.page?.upTo ?? null;
      const expected = rig
        .sorted()
        .filter(({ place }) => end === null || comparePlaces(place, end, DESC) <= 0)
        .map(({ place }) => place.id);
      expect(rig.shown()).toEqual(expected);
      for (let n = 0; n < 60; n += 1) {
        rig.more();
        rig.settle();
      }
      expect(rig.shown()).toEqual(rig.sorted().map(({ place }) => place.id));
    }),
    { numRuns: 2_000 },
  );
});

test("[AX-07] what a page has no room for is still shown while the page is asked for anew", () => {
  const entry = (id: string, value: number): Entry => ({ place: { id, values: [value] }, data: {} });
  const asked: Asked = { bounded: false, most: 2 };
  const page = firstSeen(null, [entry("b", 8), entry("a", 7)], asked);
  const { page: next, again } = seenAgain(page, [entry("c", 9), entry("b", 8)], DESC, { page: 2, most: 5 });
  expect(next.entries.map(({ place }) => place.id)).toEqual(["c", "b", "a"]);
  expect(again).toEqual({ bounded: true, most: 5 });
});
