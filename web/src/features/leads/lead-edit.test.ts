import { expect, test } from "vitest";
import { conflictsOf, insisted, joined, reversed, withEdit } from "./lead-edit.ts";
import { readLead } from "./read-lead.ts";

const lead = readLead("lead", { notes: "Asks for papers", priority: "low" });

test("[FS-08] only what is changed is sent, and edits after another are one that begins with what was first seen", () => {
  const first = { notes: { was: "a", now: "b" } };
  expect(joined(first, { notes: { was: "b", now: "c" } })).toEqual({ notes: { was: "a", now: "c" } });
  expect(joined(first, { priority: { was: "low", now: "high" } })).toEqual({
    notes: { was: "a", now: "b" },
    priority: { was: "low", now: "high" },
  });
});

test("[FS-08] what is taken back before it was sent is not sent at all", () => {
  const edit = { next_follow_up: { was: null, now: 5 } } as const;
  expect(joined(edit, reversed(edit))).toBeNull();
});

test("a lead shows what was typed before it has arrived, and nothing else of it changes", () => {
  const shown = withEdit(lead, {
    notes: { was: "Asks for papers", now: "" },
    next_follow_up: { was: null, now: 9 },
  });
  expect([shown.notes, shown.followUpAt, shown.priority]).toEqual(["", 9, "low"]);
  expect(
    withEdit({ ...lead, followUpAt: 9 }, { next_follow_up: { was: 9, now: null } }).followUpAt,
  ).toBeNull();
  expect(withEdit(lead, undefined)).toBe(lead);
});

test("of what somebody else changed meanwhile both values are known, and the own one can be insisted on", () => {
  const edit = { notes: { was: "a", now: "mine" }, priority: { was: "low", now: "high" } } as const;
  const [conflict, ...others] = conflictsOf(edit, { notes: "theirs" });
  expect([conflict, others]).toEqual([{ field: "notes", mine: "mine", theirs: "theirs" }, []]);
  expect(conflict && insisted(conflict)).toEqual({ notes: { was: "theirs", now: "mine" } });
  // That there is none any more is a value, too.
  expect(conflictsOf({ next_follow_up: { was: 1, now: 2 } }, { next_follow_up: null })).toEqual([
    { field: "next_follow_up", mine: 2, theirs: null },
  ]);
});
