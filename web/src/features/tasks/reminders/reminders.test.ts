import { describe, expect, it } from "vitest";
import { readTask } from "../read-task.ts";
import { type Todo, todosOf } from "../todo.ts";
import { dueReminders, duringCall, saidTogether } from "./reminders.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);
const todo = (id: string, due: string | null) => {
  const task = readTask(id, { title: id, due_at: due === null ? null : { toMillis: () => at(due) } });
  return todosOf(task ? [task] : [], []);
};
const names = (todos: ReturnType<typeof todo>, told: string[], now: string) =>
  dueReminders(todos, new Set(told), at(now)).map(({ name }) => name);

it("[T-01] somebody is reminded once, when the time has come", () => {
  const due = todo("a", "2026-12-01T16:30:00");
  const name = `task-a@${at("2026-12-01T16:30:00")}`;
  expect(names(due, [], "2026-12-01T16:29:59")).toEqual([]);
  expect(names(due, [], "2026-12-01T16:30:00")).toEqual([name]);
  expect(names(due, [name], "2026-12-01T16:31:00")).toEqual([]);
  expect(names(todo("a", null), [], "2026-12-01T16:31:00")).toEqual([]);
});

it("[T-01] what was put off is told again at its new time", () => {
  const before = `task-a@${at("2026-12-01T16:30:00")}`;
  const later = todo("a", "2026-12-01T17:30:00");
  expect(names(later, [before], "2026-12-01T16:45:00")).toEqual([]);
  expect(names(later, [before], "2026-12-01T17:30:00")).toHaveLength(1);
});

it("[N-34] after a sleep over midnight all that came due is told, in its order, and nothing of the day before", () => {
  const all = [
    ...todo("evening", "2026-12-01T23:50:00"),
    ...todo("night", "2026-12-02T00:10:00"),
    ...todo("old", "2026-12-01T10:00:00"),
    ...todo("noon", "2026-12-02T12:00:00"),
  ];
  expect(dueReminders(all, new Set(), at("2026-12-02T09:10:00")).map(({ todo: { id } }) => id)).toEqual([
    "task-evening",
    "task-night",
  ]);
});

describe("on the page", () => {
  const NOW = at("2026-12-01T16:30:00");
  const first = todo("first", "2026-12-01T16:28:00");
  const second = todo("second", "2026-12-01T16:30:00");
  const said = (standing: Todo[], now: Todo[], todos: Todo[]) =>
    saidTogether(dueReminders(standing, new Set(), NOW), dueReminders(now, new Set(), NOW), todos).map(
      ({ todo: { id } }) => id,
    );

  it("[T-01] what comes due while another message stands is said with it, in one", () => {
    expect(said(first, second, [...first, ...second])).toEqual(["task-first", "task-second"]);
    expect(said(first, first, first)).toEqual(["task-first"]);
  });

  it("[T-01] of what was done or put off meanwhile nothing is said again", () => {
    expect(said(first, second, second)).toEqual(["task-second"]);
    const later = todo("first", "2026-12-01T18:00:00");
    expect(said(first, second, [...later, ...second])).toEqual(["task-second"]);
  });
});

describe("during a call", () => {
  const NOW = at("2026-12-01T16:30:00");
  const followUp = (leadId: string): Todo => ({
    ...{ kind: "follow_up", id: `lead-${leadId}`, dueAt: NOW, priority: "medium" },
    followUp: {
      ...{ leadId, name: leadId, phone: null, interest: null, priority: "medium", dueAt: NOW, wish: null },
    },
  });
  const all = dueReminders(
    [followUp("asha"), followUp("vikram"), ...todo("a", "2026-12-01T16:30:00")],
    new Set(),
    NOW,
  );
  const ids = (reminders: readonly { todo: { id: string } }[]) => reminders.map(({ todo: { id } }) => id);

  it("[T-01] nothing is told, and it waits; of whom they talk to nothing is told afterwards either", () => {
    const { tell, known } = duringCall(all, "asha");
    expect(ids(tell)).toEqual([]);
    expect(ids(known)).toEqual(["lead-asha"]);
  });

  it("[T-01] after the call all of it is told", () => {
    const { tell, known } = duringCall(all, null);
    expect(ids(tell)).toEqual(["lead-asha", "lead-vikram", "task-a"]);
    expect(known).toEqual([]);
  });
});

it("[T-01] [Z-02] a call that was promised for today is told as soon as the lead is there, once, and not of another day", () => {
  const promised = (time: string): Todo[] => {
    const dueAt = at(time);
    const followUp = { leadId: "asha", name: "Asha", phone: "+919847011223", interest: null, dueAt };
    return [
      {
        ...{ kind: "follow_up", id: "promise-asha", dueAt, priority: "high" },
        followUp: { ...followUp, priority: "high", wish: null, isPromised: true },
      },
    ];
  };
  const name = `promise-asha@${at("2026-12-01T11:45:00")}`;
  const today = promised("2026-12-01T11:45:00");
  expect(names(today, [], "2026-12-01T11:20:00")).toEqual([name]);
  expect(names(today, [name], "2026-12-01T11:50:00")).toEqual([]);
  expect(names(promised("2026-12-02T10:30:00"), [], "2026-12-01T21:00:00")).toEqual([]);
});
