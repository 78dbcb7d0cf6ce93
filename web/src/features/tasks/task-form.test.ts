import { expect, it } from "vitest";
import { taskEdit } from "./task-edit.ts";
import { taskForm, typedOf } from "./task-form.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);
const begun = {
  title: "Call the bank",
  notes: null,
  priority: "medium",
  dueAt: at("2026-12-01T18:45:30"),
} as const;

it("[T-01] [CRM-03] a task due at 18:45 in India is due then, whatever the zone of the browser", () => {
  const typed = { ...typedOf(null), title: "  Call\n Asha ", dueAt: { day: "2026-12-01", time: "18:45" } };
  expect(taskForm.parse(typed)).toEqual({
    ...{ title: "Call Asha", notes: "", priority: "medium" },
    dueAt: Date.parse("2026-12-01T13:15:00Z"),
  });
  expect(taskForm.parse({ ...typed, dueAt: { day: "", time: "" } }).dueAt).toBeNull();
});

it("[T-01] a task needs words, and not too many", () => {
  for (const title of ["", "   ", "\u200b", "x".repeat(201)]) {
    expect(taskForm.safeParse({ ...typedOf(null), title }).success, title).toBe(false);
  }
});

it("[T-01] only what was changed is written: what another tab changed of the rest stands", () => {
  const now = { ...begun, priority: "high" } as const;
  expect(taskEdit(begun, now, { ...begun, title: "Call the bank again" })).toEqual({
    changes: { title: "Call the bank again" },
    conflicts: [],
  });
});

it("[T-01] what both changed is asked about; the same change twice is none", () => {
  const typed = { ...begun, title: "Mine", priority: "high" } as const;
  expect(taskEdit(begun, { ...begun, title: "Theirs", priority: "high" }, typed).conflicts).toEqual([
    "title",
  ]);
});

it("[T-01] a time whose seconds the form does not show was not changed by looking at it", () => {
  const typed = { ...begun, dueAt: at("2026-12-01T18:45:00") };
  expect(taskEdit(begun, begun, typed).changes).toEqual({});
});
