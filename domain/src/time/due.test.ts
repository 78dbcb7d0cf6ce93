import { expect, it } from "vitest";
import { dueNow } from "../calls/follow-ups.ts";
import { callQueue, type Queued } from "../leads/call-queue.ts";
import { listShape } from "../lists/list.ts";
import { viewIn } from "../lists/list-address.ts";
import { LISTS } from "../lists/lists.ts";
import { isDue, isOverdue } from "./due.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);

it.each([
  ["yesterday evening, at midnight", "2026-11-28T18:30:00", "2026-11-29T00:00:00", true, true],
  ["today, a minute before its time", "2026-11-29T16:30:00", "2026-11-29T16:29:00", true, false],
  ["today, at its time", "2026-11-29T16:30:00", "2026-11-29T16:30:00", true, false],
  ["today, a minute after its time", "2026-11-29T16:30:00", "2026-11-29T16:31:00", true, true],
  ["at midnight itself", "2026-11-29T00:00:00", "2026-11-29T00:00:00", true, false],
  ["today, before UTC has this day", "2026-11-29T23:59:00", "2026-11-29T00:10:00", true, false],
  ["tomorrow at midnight, a second before", "2026-11-30T00:00:00", "2026-11-29T23:59:59", false, false],
])("[FRM-05] what is promised for %s", (_, promised, now, due, overdue) => {
  expect(isDue(at(promised), at(now))).toBe(due);
  expect(isOverdue(at(promised), at(now))).toBe(overdue);
});

it("[T-01] [T-02] [T-03] list, number, queue and figure agree at each minute around midnight in India", () => {
  const promised = [
    "2026-11-28T16:30:00",
    "2026-11-28T23:59:00",
    "2026-11-29T00:00:00",
    "2026-11-29T16:30:00",
    "2026-11-29T23:59:00",
    "2026-11-30T00:00:00",
  ].map((text, index): Queued & { next_follow_up: number } => ({
    ...{ id: `lead-${index}`, phone_e164: "+919800000000", do_not_call: false, isOpen: true },
    ...{ priority: "medium", call_by: null, created_at: 0, next_follow_up: at(text) },
  }));
  for (const text of [
    "2026-11-28T23:59:59",
    "2026-11-29T00:00:00",
    "2026-11-29T00:01:00",
    "2026-11-29T05:29:00",
    "2026-11-29T16:30:00",
    "2026-11-29T16:31:00",
    "2026-11-30T00:00:00",
    "2026-11-30T00:01:00",
  ]) {
    const now = at(text);
    const within = (address: string) => {
      const { where } = listShape(LISTS.ownLeads, viewIn(LISTS.ownLeads, address), "me", now);
      const [, , bound] = where.find((one) => "length" in one && one[1] === "<") as [
        string,
        "<",
        { instant: number },
      ];
      return promised.filter(({ next_follow_up }) => next_follow_up < bound.instant);
    };
    const overdue = within("until=now");
    const turns = callQueue(promised, now);
    expect(dueNow(promised, now), text).toEqual({
      due: within("until=today").length,
      overdue: overdue.length,
    });
    expect(turns.filter(({ turn }) => turn === "overdue").length, text).toBe(overdue.length);
    expect(turns.length, text).toBe(within("until=today").length);
  }
});
