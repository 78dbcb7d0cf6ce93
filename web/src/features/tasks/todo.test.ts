import { DEFAULT_CALLING_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import { expect, it } from "vitest";
import { readTask } from "./read-task.ts";
import { callableFrom, type FollowUpView, isLate, isUrgent, todosOf } from "./todo.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);
const NOW = at("2026-12-01T11:20:00");
const moment = (text: string) => ({ toMillis: () => at(text) });
const task = (id: string, data: object) => {
  const read = readTask(id, { title: id, ...data });
  if (read === null) throw new Error(id);
  return read;
};
const followUp = (leadId: string, due: string): FollowUpView => ({
  ...{ leadId, name: leadId, phone: "+919847011223", interest: null, priority: "medium", wish: null },
  dueAt: at(due),
});

it("[T-01] tasks and follow-ups stand in one list by their time, and what has none after them by priority", () => {
  const todos = todosOf(
    [
      task("some time", { priority: "low" }),
      task("soon", { priority: "high" }),
      task("noon", { due_at: moment("2026-12-01T12:00:00"), priority: "low" }),
    ],
    [followUp("vikram", "2026-12-01T11:00:00"), followUp("nisha", "2026-12-01T16:30:00")],
  );
  expect(todos.map(({ id }) => id)).toEqual([
    ...["lead-vikram", "task-noon", "lead-nisha", "task-soon", "task-some time"],
  ]);
});

it("[T-01] [FRM-05] urgent is what is overdue or due on this day of India, and what is important without a day", () => {
  const [urgent, other] = [
    todosOf(
      [
        task("old", { due_at: moment("2026-11-20T12:00:00") }),
        task("tonight", { due_at: moment("2026-12-01T23:59:59") }),
        task("important", { priority: "high" }),
      ],
      [followUp("vikram", "2026-11-30T11:00:00")],
    ),
    todosOf(
      [task("tomorrow", { due_at: moment("2026-12-02T00:00:00"), priority: "high" }), task("some time", {})],
      [],
    ),
  ];
  expect(urgent.every((todo) => isUrgent(todo, NOW))).toBe(true);
  expect(other.some((todo) => isUrgent(todo, NOW))).toBe(false);
  expect(isLate({ dueAt: at("2026-12-01T11:19:00") }, NOW)).toBe(true);
  expect(isLate({ dueAt: at("2026-12-01T11:21:00") }, NOW)).toBe(false);
  expect(isLate({ dueAt: null }, NOW)).toBe(false);
});

it("a follow-up that is put off lands where the person may be called: within our hours, and theirs", () => {
  const evening = at("2026-12-01T23:00:00");
  expect(callableFrom(NOW, DEFAULT_CALLING_HOURS, null)).toBe(NOW);
  expect(callableFrom(evening, DEFAULT_CALLING_HOURS, null)).toBe(at("2026-12-02T10:00:00"));
  expect(callableFrom(evening, DEFAULT_CALLING_HOURS, { from: 15 * 60, to: 16 * 60 })).toBe(
    at("2026-12-02T15:00:00"),
  );
  // Where nobody is ever called, what was asked for stands.
  expect(callableFrom(NOW, { ...DEFAULT_CALLING_HOURS, days: [] }, null)).toBe(NOW);
});
