import { expect, it } from "vitest";
import { DomainError, ERROR_WORDS, type ErrorCode, isErrorCode } from "./errors.ts";

it("[Y-05] an error carries its code, words for people and facts to act on", () => {
  const error = new DomainError("already_paid", { order_id: "ORD-1" });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: "DomainError",
    code: "already_paid",
    message: "You have already paid for this plan.",
    facts: { order_id: "ORD-1" },
  });
});

it("[Y-05] only our own codes are taken for one", () => {
  expect((Object.keys(ERROR_WORDS) as ErrorCode[]).every(isErrorCode)).toBe(true);
  for (const value of ["toString", "__proto__", "constructor", "", "Internal", null, 7, {}]) {
    expect(isErrorCode(value)).toBe(false);
  }
});

it("[Y-05] every code has a full sentence or the specified words", () => {
  for (const words of Object.values(ERROR_WORDS))
    expect(words).toMatch(/^[A-Z].*(\.| not found| for this lead)$/);
});
