import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhone, normalisePhone } from "./phone.ts";

describe("one number, however it was typed", () => {
  it.each([
    "9876543210",
    "09876543210",
    "098765 43210",
    "+91 98765-43210",
    "0091 98765 43210",
    "(+91)98765 43210",
    "919876543210",
    "+91 098765 43210",
    "+098765 43210",
    "९८७६५४३२१०",
    "98765\u00a043210",
  ])("[AUTH-01] '%s'", (typed) => {
    expect(normalisePhone(typed)).toBe("+919876543210");
  });

  it("[AUTH-01] mobiles of the 6 series are numbers too", () => {
    expect(normalisePhone("6000012345")).toBe("+916000012345");
  });

  it.each([
    "1234567890",
    "022 2345 6789",
    "+91 22 2345 6789",
    "98765",
    "98765432101",
    "",
    "+",
    "abc",
    "98765 4321o",
  ])("[AUTH-01] '%s' cannot get a message and is refused", (typed) => {
    expect(normalisePhone(typed)).toBeNull();
  });

  it("[RZP-17] a foreign number keeps its own country code", () => {
    expect(normalisePhone("+1 415 555 2671")).toBe("+14155552671");
    expect(normalisePhone("0065 9123 4567")).toBe("+6591234567");
  });

  it("[RZP-17] what comes out goes in again unchanged, and is E.164", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 ()-]{0,20}$/), (typed) => {
        const number = normalisePhone(typed);
        if (number === null) return;
        expect(number).toMatch(/^\+[1-9]\d{7,14}$/);
        expect(normalisePhone(number)).toBe(number);
      }),
    );
  });

  it("[RZP-17] Indian mobiles are shown in two groups, and that form reads back", () => {
    expect(formatPhone("+919876543210")).toBe("+91 98765 43210");
    expect(normalisePhone(formatPhone("+919876543210"))).toBe("+919876543210");
    expect(formatPhone("+14155552671")).toBe("+14155552671");
  });
});
