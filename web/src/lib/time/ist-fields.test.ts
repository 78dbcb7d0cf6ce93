import { expect, it } from "vitest";
import { istDayOf, istDayOrNone, istMoment, istMomentOrNone } from "./ist-fields.ts";

const noon = Date.parse("2026-12-01T06:30:00Z");

/** The field and the words of what is wrong. */
function fault(schema: ReturnType<typeof istMoment>, typed: { day: string; time: string }): string {
  const [issue] = schema.safeParse(typed).error?.issues ?? [];
  return issue === undefined ? "" : `${issue.path.join(".")}: ${issue.message}`.replaceAll("\u00a0", " ");
}

it("a day and a time of India become an instant", () => {
  expect(istMoment().parse({ day: "2026-12-01", time: "12:00" })).toBe(noon);
});

it("what is missing is said at its own field", () => {
  expect(fault(istMoment(), { day: "", time: "12:00" })).toBe("day: Please choose a day");
  expect(fault(istMoment(), { day: "2026-12-01", time: "" })).toBe("time: Please choose a time");
});

it("the bounds count when it is sent, and are said", () => {
  let now = noon;
  const ahead = istMoment({ min: () => now, max: () => now + 3_600_000 });
  expect(fault(ahead, { day: "2026-12-01", time: "12:00" })).toBe("");
  now += 60_000;
  expect(fault(ahead, { day: "2026-12-01", time: "12:00" })).toBe(
    "time: Please choose 1 Dec 2026, 12:01 pm or later",
  );
  expect(fault(ahead, { day: "2026-12-01", time: "13:02" })).toBe(
    "time: Please choose 1 Dec 2026, 1:01 pm or earlier",
  );
});

it("a day alone stays the text that is stored", () => {
  const past = istDayOf({ max: () => noon });
  expect(past.parse("2026-12-01")).toBe("2026-12-01");
  expect(past.safeParse("2026-12-02").error?.issues[0]?.message).toBe("Please choose 1 Dec 2026 or earlier");
  expect(past.safeParse("").success).toBe(false);
});

it("where nothing may be chosen, nothing is right, and half of a time is not", () => {
  const ahead = { min: () => noon };
  expect(istDayOrNone(ahead).parse("")).toBeNull();
  expect(istDayOrNone(ahead).parse("2026-12-02")).toBe("2026-12-02");
  expect(istDayOrNone(ahead).safeParse("2026-11-30").success).toBe(false);
  expect(istMomentOrNone(ahead).parse({ day: "", time: "" })).toBeNull();
  expect(istMomentOrNone(ahead).parse({ day: "2026-12-01", time: "12:00" })).toBe(noon);
  expect(istMomentOrNone(ahead).safeParse({ day: "", time: "12:00" }).error?.issues[0]?.path).toEqual([
    "day",
  ]);
  expect(istMomentOrNone(ahead).safeParse({ day: "2026-12-01", time: "" }).error?.issues[0]?.path).toEqual([
    "time",
  ]);
});
