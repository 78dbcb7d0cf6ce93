import { expect, it } from "vitest";
import { countdown, held, leftOf } from "./countdown.ts";

it("runs down to nothing and not below", () => {
  const count = countdown(10_000, 500);
  expect(leftOf(count, 500)).toBe(10_000);
  expect(leftOf(count, 4500)).toBe(6000);
  expect(leftOf(count, 99_000)).toBe(0);
});

it("stands still while it is held, and goes on with what was left", () => {
  const still = held(countdown(10_000, 0), true, 3000);
  expect(leftOf(still, 60_000)).toBe(7000);
  const again = held(still, false, 60_000);
  expect(leftOf(again, 62_000)).toBe(5000);
});

it("being held twice, or let go twice, changes nothing", () => {
  const still = held(countdown(10_000, 0), true, 3000);
  expect(held(still, true, 9000)).toBe(still);
  const running = held(still, false, 9000);
  expect(held(running, false, 12_000)).toBe(running);
});
