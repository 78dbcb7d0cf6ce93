import { expect, test } from "vitest";
import { nearWords } from "./near-words.ts";

const now = Date.parse("2026-12-01T11:30:00+05:30");
const said = (time: string) => nearWords(Date.parse(`${time}:00+05:30`), now).replaceAll("\u00a0", " ");

test("[CRM-03] times are India's and near ones are said by their day", () => {
  expect(said("2026-12-01T16:30")).toBe("4:30 pm today");
  expect(said("2026-12-02T00:10")).toBe("12:10 am tomorrow");
  expect(said("2026-11-30T23:50")).toBe("11:50 pm yesterday");
  expect(said("2026-12-03T18:00")).toBe("Thu 3 Dec, 6:00 pm");
  expect(said("2027-12-14T10:00")).toBe("14 Dec 2027, 10:00 am");
});
