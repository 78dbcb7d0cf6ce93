import { expect, test } from "vitest";
import { clockLine } from "./clock.ts";
import { readWork } from "./read-work.ts";

const at = (time: string) => ({ toMillis: () => Date.parse(`${time}+05:30`) });
const NOW = at("2026-12-01T11:20").toMillis();

function order(clock: object | null, status: "processing" | "completed" = "processing") {
  const step = { id: "figures", name: "Figures prepared", waits_for: "us", days: 2, closes: "draft" };
  return { status, work: readWork({ work: { steps: [step], clock } }) };
}

const clock = (waits_for: string, change: object = {}) => ({
  ...{ step: "figures", waits_for, since: at("2026-11-26T10:00"), promised: at("2026-12-03T18:00") },
  ...change,
});

test("[O-01] whose turn it is, in the client's words", () => {
  expect(clockLine(order(clock("us")), NOW)?.text).toBe("With us until Thu, 3 Dec");
  expect(clockLine(order(clock("client")), NOW)).toEqual({
    ...{ text: "Waiting for you since Thu, 26 Nov", tone: "warning" },
  });
  expect(clockLine(order(clock("government")), NOW)?.text).toBe("With the department since Thu, 26 Nov");
});

test("[O-01] a promise of ours that has passed is not shown as if it stood", () => {
  const late = clock("us", { promised: at("2026-11-30T18:00") });
  expect(clockLine(order(late), NOW)).toEqual({
    ...{ text: "With us, later than promised: it was Mon, 30 Nov", tone: "error" },
  });
});

test("[O-01] a closed order and one without steps have no clock", () => {
  expect(clockLine(order(clock("us"), "completed"), NOW)).toBeNull();
  expect(clockLine(order(null), NOW)).toBeNull();
  expect(clockLine({ status: "processing", work: readWork({ work: "odd" }) }, NOW)).toBeNull();
});
