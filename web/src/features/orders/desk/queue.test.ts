import { statusOf } from "@niyamdesk/domain/orders/order-status";
import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { withTimes } from "@niyamdesk/domain/steps/order-work";
import { type Act, act, beginningOf, type SlotState, type Work } from "@niyamdesk/domain/steps/work";
import { expect, it } from "vitest";
import { type DeskOrder, readDeskOrder } from "./desk-order.ts";
import { nextOf } from "./next-step.ts";
import { nextWords } from "./next-words.ts";
import { grouped, groupOf } from "./queue-groups.ts";
import { NO_MARKS } from "./queue-marks.ts";

const at = (time: string) => Date.parse(`${time}+05:30`);
/** A Tuesday. */
const NOW = at("2026-12-01T11:20");

/** An order as it is stored and read again. */
function stored(work: Work, slots: ReadonlyMap<string, SlotState> = new Map()) {
  const moment = (millis: number) => ({ toMillis: () => millis });
  return readDeskOrder("ORD-1", {
    ...{ service_name: "Import Export Code", status: statusOf(work, slots), date: moment(NOW) },
    ...{ waits_for: work.clock?.waits_for ?? null, due_date: work.clock && moment(work.clock.promised) },
    work: withTimes(work, moment) as never,
  });
}

it("[E-02] what an order needs next is said at every step from its papers to the proof", () => {
  const plan = builtInPlan("iec");
  let work = beginningOf(plan, builtInService("iec")?.required_documents ?? [], { now: NOW, off: [] });
  const slots = new Map<string, SlotState>();
  const seen: string[] = [];
  const look = (toCheck = 0) => seen.push(nextOf(stored(work, slots), toCheck).kind);
  const done = (one: Act) => {
    work = act(work, one, { now: NOW, off: [], slots }).work;
    look();
  };
  look();
  look(2);
  for (const { slot } of work.asked) slots.set(slot, "accepted");
  done({ kind: "documents" });
  done({ kind: "send_draft", document_id: "doc_1", words: null });
  done({ kind: "answer", version: 1, answer: "changes", words: "My address is old" });
  done({ kind: "send_draft", document_id: "doc_2", words: null });
  done({ kind: "answer", version: 2, answer: "approved", words: null });
  const proof = { number: "IEC-77", on: "2026-12-03", document_id: "doc_3" };
  done({ kind: "finish", step: "filing", proof });
  done({ kind: "finish", step: "decision", proof: null });
  done({ kind: "finish", step: "proof", proof });
  expect(seen).toEqual([
    ...["documents", "check", "draft", "approval", "changes", "approval", "file", "decide", "finish"],
    "closed",
  ]);
  expect(stored(work).work?.steps.at(-1)?.proof).toMatchObject({ number: "IEC-77", document_id: "doc_3" });
});

it("[E-02] a step that is named for its client is called otherwise by whoever works on it", () => {
  const documents = builtInService("itr-filing")?.required_documents ?? [];
  const order = stored(beginningOf(builtInPlan("itr-filing"), documents, { now: NOW, off: [] }));
  const names = order.work?.steps.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(["The client's documents", "E-verify the return"]));
  expect(names.join()).not.toMatch(/\byour?\b/i);
});

it("[E-02] one that was paid before there were steps is taken up first", () => {
  expect(nextOf(readDeskOrder("ORD-1", { status: "processing" }), 0).kind).toBe("begin");
});

it("[E-02] promises that did not hold stand above today's, this week's and those of others", () => {
  const order = (due: string | null, more: object = {}) => ({
    ...readDeskOrder("ORD-1", { status: "processing" }),
    ...{ turn: "us" as const, dueAt: due === null ? null : at(due) },
    ...more,
  });
  const cases: [ReturnType<typeof order>, string][] = [
    [order("2026-12-01T11:19"), "late"],
    [order("2026-12-09T18:00", { rise: "assignee" }), "late"],
    [order("2026-12-01T18:00"), "today"],
    [order("2026-12-05T18:00"), "week"],
    [order("2026-12-06T18:00"), "later"],
    [order(null), "later"],
    [order("2026-11-20T18:00", { turn: "client", rise: "assignee" }), "client"],
    [order("2026-12-20T18:00", { turn: "government" }), "government"],
  ];
  expect(cases.map(([one]) => groupOf(one, NOW))).toEqual(cases.map(([, group]) => group));
  const rows = [...cases].reverse().map(([row], id) => ({ id, row }));
  const marks = { ...NO_MARKS, toCheck: new Map([["ORD-2", 1]]) };
  const sent = { id: 8, row: { ...order("2026-12-20T18:00", { turn: "client" }), id: "ORD-2" } };
  expect(
    grouped([...rows, sent], { now: NOW, marks }).map(({ group, rows: { length } }) => [group, length]),
  ).toEqual([
    ["late", 2],
    ["today", 1],
    ["check", 1],
    ["week", 1],
    ["later", 2],
    ["client", 1],
    ["government", 1],
  ]);
});

it("[E-02] what a client did on a portal is ours to look at, in words, among what is to be checked, until somebody did", () => {
  const begun = beginningOf(
    builtInPlan("gst-return"),
    builtInService("gst-return")?.required_documents ?? [],
    {
      ...{ now: NOW, off: [] },
    },
  );
  const slots = new Map<string, SlotState>();
  const around = { now: NOW, off: [], slots };
  const confirmed = act(begun, { kind: "confirm", slot: "gstin-access" }, around).work;
  const order = stored(confirmed, slots);
  expect(order.turn).toBe("client");
  const said = (toCheck: number) => nextWords(nextOf(order, toCheck), order);
  expect([said(0), said(1), said(2)]).toEqual([
    ...["Check on the portal", "Check 1 document and the portal", "Check 2 documents and the portal"],
  ]);
  const groupsOf = (row: DeskOrder) =>
    grouped([{ row }], { now: NOW, marks: NO_MARKS }).map((one) => one.group);
  expect(groupsOf(order)).toEqual(["check"]);
  const seen = act(
    confirmed,
    { kind: "judge", slot: "gstin-access", accepted: true, words: null },
    around,
  ).work;
  expect(nextOf(stored(seen, slots), 0).kind).toBe("documents");
  expect(groupsOf(stored(seen, slots))).toEqual(["client"]);
});

it("[E-02] a list that knows of no document says what is ours in a step that is named for its client", () => {
  const begun = beginningOf(builtInPlan("iec"), builtInService("iec")?.required_documents ?? [], {
    ...{ now: NOW, off: [] },
  });
  const slots = new Map(begun.asked.map(({ slot }): [string, SlotState] => [slot, "to_check"]));
  const sent = act(begun, { kind: "documents" }, { now: NOW, off: [], slots }).work;
  const order = stored(sent, slots);
  expect(order.turn).toBe("us");
  expect(nextWords(nextOf(order, 0), order)).toBe("Check the documents");
});
