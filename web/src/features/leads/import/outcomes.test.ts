import { expect, it } from "vitest";
import { outcomesOf } from "./outcomes.ts";
import { rowsOf } from "./rows-of.ts";

const table = (...rows: string[][]) => ({ rows: rows.map((cells, at) => ({ line: at + 2, cells })) });

it("[FRM-09] every row of a file is told in one place before it is imported: new, known, barred, double or wrong", () => {
  const read = rowsOf(
    table(
      ["Asha", "9876543210", ""],
      ["Ravi", "9876543211", "ravi@"],
      ["Asha again", "+91 98765 43210", "asha@example.in"],
      ["Asha once more", "", "asha@example.in"],
      ["Known", "9876543212", "known@"],
      ["Barred", "9876543213", ""],
      ["", "9876543214", ""],
    ),
    ["name", "phone", "email"],
  );
  const told = outcomesOf(read, [
    { line: 7, reason: "do_not_call" },
    { line: 6, reason: "known" },
  ]);
  expect(told).toEqual({
    fresh: [{ line: 2 }, { line: 3 }],
    // Whoever makes no lead loses nothing.
    lost: [{ line: 3, lost: [{ field: "email", what: "left_out" }] }],
    known: [{ line: 6, problem: { line: 6, reason: "known" } }],
    barred: [{ line: 7, problem: { line: 7, reason: "do_not_call" } }],
    twice: [
      { line: 4, problem: { line: 4, reason: "twice_in_file", of: 2 } },
      // By the address of a row that was a double itself: the first one counts.
      { line: 5, problem: { line: 5, reason: "twice_in_file", of: 2 } },
    ],
    unreadable: [{ line: 8, problem: { line: 8, reason: "name_missing" } }],
  });
});
