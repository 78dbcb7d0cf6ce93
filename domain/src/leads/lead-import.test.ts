import { expect, test } from "vitest";
import { fileRows, leftOutOf } from "./lead-import.ts";

test("[Z-02] all rows of a file are told of, those that were never sent as well, each by why it made no lead", () => {
  const one = {
    rows: 5,
    unsent: { twice: 1, unreadable: 3 },
    skipped_for: { known: 1, do_not_call: 1, twice_in_file: 2, phone_wrong: 1 },
  };
  expect(fileRows(one)).toBe(9);
  expect(leftOutOf(one)).toEqual({ known: 1, barred: 1, twice: 3, unreadable: 4 });
  expect(leftOutOf({ unsent: { twice: 0, unreadable: 0 }, skipped_for: {} })).toEqual({
    ...{ known: 0, barred: 0, twice: 0, unreadable: 0 },
  });
});
