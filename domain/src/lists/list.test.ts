import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  declarationOf,
  isCountable,
  isFoundIn,
  type ListDeclaration,
  type ListView,
  listShape,
  sortOfView,
  wholeList,
  withDays,
} from "./list.ts";
import { addressOf, isAddressOf, viewIn } from "./list-address.ts";
import { LISTS } from "./lists.ts";

const list = {
  by: "admin",
  from: "orders",
  where: [["kind", "in", ["a", "b"]]],
  filters: {
    kind: { field: "kind", values: ["a", "b"] },
    status: { field: "status", values: ["open", "in work", "done"] },
  },
  sorts: { "-date": ["date", "desc"], date: ["date", "asc"], name: ["name", "asc"] },
  search: { field: "words", sort: "name" },
  period: "date",
} as const satisfies ListDeclaration;

const view = (change: Partial<ListView> = {}): ListView => ({ ...wholeList(list), ...change });

describe("the address of a list", () => {
  const days = fc
    .date({ min: new Date("2020-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  const views = fc.record({
    filters: fc
      .record({ kind: fc.subarray(["a", "b"]), status: fc.subarray(["open", "in work", "done"]) })
      .map((filters) =>
        Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0)),
      ),
    sort: fc.constantFrom("-date", "date", "name"),
    search: fc.string({ unit: "grapheme", maxLength: 60 }),
    from: fc.option(days),
    until: fc.option(days),
  });

  test("[N-32] [Z-02] says the view, and the view says the address: links, saved views and reloads find the same list", () => {
    fc.assert(
      fc.property(views, (some) => {
        const address = addressOf(list, some);
        const read = viewIn(list, address);
        expect({ ...read, search: "" }).toEqual({ ...some, search: "" });
        expect(read.search).toBe(
          [...some.search.toWellFormed().replace(/\s+/gu, " ").trim()].slice(0, 80).join(""),
        );
        expect(addressOf(list, read)).toBe(address);
        expect(isAddressOf(list, address)).toBe(address.length <= 500);
      }),
    );
  });

  test("[N-32] is read without trust: what it cannot mean is left out, the rest stands", () => {
    expect(
      viewIn(list, "kind=b,zzz&status=nonsense&sort=up&from=2026-02-31&until=2026-03-31&q=a&odd=1"),
    ).toEqual(view({ filters: { kind: ["b"] }, until: "2026-03-31", search: "a" }));
    fc.assert(fc.property(fc.string(), (text) => void viewIn(list, text)));
    expect(viewIn(LISTS.ownOrders, "q=x&from=2026-01-01")).toEqual(wholeList(LISTS.ownOrders));
    expect(addressOf(list, view())).toBe("");
    expect(isAddressOf(list, "kind=zzz")).toBe(false);
    expect(isAddressOf(list, "odd=1")).toBe(false);
  });
});

describe("what a view asks for", () => {
  test("[FS-04] a filter stands in for what always holds of its field, a search for one word, a period for days in India", () => {
    const asked = declarationOf(
      list,
      view({ filters: { kind: ["a"], status: ["open", "done"] }, search: "an asha" }),
    );
    expect(asked.where).toEqual([
      ["kind", "==", "a"],
      ["status", "in", ["open", "done"]],
      ["words", "array-contains", "asha"],
    ]);
    expect(asked.order).toEqual([["name", "asc"]]);
    const shape = listShape(list, view({ from: "2026-04-01", until: "2026-04-30", sort: "name" }), "me");
    expect(shape.where).toEqual([
      ["kind", "in", ["a", "b"]],
      ["date", ">=", { instant: Date.parse("2026-03-31T18:30:00Z") }],
      ["date", "<", { instant: Date.parse("2026-04-30T18:30:00Z") }],
    ]);
    expect(shape.order).toEqual([["date", "desc"]]);
    expect(shape.limit).toBe(50);
    const now = Date.parse("2026-04-30T18:31:00Z");
    const moving = (from: string | null, until: string) =>
      listShape(list, view({ filters: { kind: ["a"] }, from, until }), "me", now).where.slice(1);
    expect(moving("today", "today")).toEqual([
      ["date", ">=", { instant: Date.parse("2026-04-30T18:30:00Z") }],
      ["date", "<", { instant: Date.parse("2026-05-01T18:30:00Z") }],
    ]);
    expect(moving(null, "now")).toEqual([["date", "<", { instant: now }]]);
    // It is listened to until the day ends; what is before now is shown.
    const overdue = view({ until: "now" });
    expect(withDays(overdue, now)).toMatchObject({ from: null, until: "2026-05-01" });
    const found = (at: number) => isFoundIn(list, overdue, { date: { toMillis: () => at } }, now);
    expect([now - 1, now].map(found)).toEqual([true, false]);
    expect(sortOfView(list, view({ sort: "date", from: "2026-04-01" }))).toBe("date");
  });

  test("[Z-02] words beyond the one that was asked for are looked for in what came", () => {
    const words = { words: ["an", "ash", "asha", "rao"] };
    expect(isFoundIn(list, view({ search: "asha rao" }), words)).toBe(true);
    expect(isFoundIn(list, view({ search: "asha roy" }), words)).toBe(false);
    expect(isFoundIn(list, view(), {})).toBe(true);
  });
});

describe("filters that stay one question, and a search that stands apart from them", () => {
  const leads = LISTS.ownLeads;
  const whole = wholeList(leads);
  const searched = {
    ...whole,
    search: "asha",
    filters: { priority: ["high"] },
    from: "2026-12-01",
    until: "2026-12-01",
  };
  const record = (change: object) => ({
    priority: "high",
    next_follow_up: { toMillis: () => Date.parse("2026-12-01T16:30:00+05:30") },
    ...change,
  });

  test("[T-02] [FS-04] one value of a filter at a time, whatever an address says", () => {
    expect(viewIn(leads, "status=new,lost&source=website").filters).toEqual({
      status: ["new"],
      source: ["website"],
    });
    expect(addressOf(leads, { ...whole, filters: { status: ["lost", "new"] } })).toBe("status=new");
  });

  test("[T-02] a service is any short text, which the address keeps", () => {
    const address = addressOf(leads, { ...whole, filters: { service: ["GST registration, quarterly"] } });
    expect(viewIn(leads, address).filters).toEqual({ service: ["GST registration, quarterly"] });
    expect(viewIn(leads, `service=${"a".repeat(151)}`).filters).toEqual({});
  });

  test("[T-02] [FS-04] whoever searches asks for the words alone; filters and days are looked at in what comes", () => {
    const { where } = declarationOf(leads, searched);
    expect(where?.map((condition) => "or" in condition || condition[0])).toEqual([
      "assigned_to",
      "status",
      "find",
    ]);
    expect(isFoundIn(leads, searched, record({}))).toBe(true);
    expect(isFoundIn(leads, searched, record({ priority: "low" }))).toBe(false);
    expect(isFoundIn(leads, searched, record({ next_follow_up: null }))).toBe(false);
    expect(
      isFoundIn(
        leads,
        searched,
        record({ next_follow_up: { toMillis: () => Date.parse("2026-12-02T00:00:00+05:30") } }),
      ),
    ).toBe(false);
    expect([isCountable(leads, searched), isCountable(leads, { ...whole, search: "asha" })]).toEqual([
      false,
      true,
    ]);
  });

  test("[T-02] what it is always narrowed by can be asked for otherwise, also while searching", () => {
    const { where } = declarationOf(leads, { ...whole, search: "asha", filters: { status: ["lost"] } });
    expect(where).toContainEqual(["status", "==", "lost"]);
  });
});
