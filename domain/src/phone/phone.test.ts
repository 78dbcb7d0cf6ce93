import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhone, isMobile, latinDigits, normalisePhone, usePhoneTables } from "./phone.ts";
import { PHONE_TABLES } from "./phone-tables.ts";

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
    "091 98765 43210",
    "91 98765 43210",
    "91 098765 43210",
    "+91 (0)98765 43210",
    "+0091 98765 43210",
  ])("[AUTH-01] '%s'", (typed) => {
    expect(normalisePhone(typed)).toBe("+919876543210");
  });

  it("[AUTH-01] mobiles of the 6 series are numbers too", () => {
    expect(normalisePhone("6000012345")).toBe("+916000012345");
  });

  it.each([
    "\u202a+91 98765 43210\u202c",
    "\u2068+91 98765 43210\u2069",
    "98765\u201143210",
    "98765\u201343210",
    "98765\u200b43210",
    "98765\u00ad43210",
    "tel:+919876543210",
    "\u202atel:+91-98765-43210\u202c",
    "９８７６５４３２１０",
    "＋９１ ９８７６５ ４３２１０",
    "૯૮૭૬૫૪૩૨૧૦",
    "৯৮৭৬৫৪৩২১০",
    "௯௮௭௬௫௪௩௨௧௦",
    "۹۸۷۶۵۴۳۲۱۰",
  ])("[N-12] '%s' is that number too: what nobody sees falls away, digits of all scripts count", (typed) => {
    expect(normalisePhone(typed)).toBe("+919876543210");
  });

  it("[N-12] digits of every script are found, wherever its row begins", () => {
    for (const zero of [0x0660, 0x0966, 0x0a66, 0x0c66, 0x1040, 0xff10, 0x1d7ce, 0x116d0, 0x116da]) {
      const row = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)).join("");
      if (/^\p{Nd}+$/u.test(row)) expect(latinDigits(row)).toBe("0123456789");
    }
  });

  it.each([
    ["+65 9123 4567", "+6591234567"],
    ["0065 9123 4567", "+6591234567"],
    ["+960 777 1234", "+9607771234"],
    ["+673 712 3456", "+6737123456"],
    ["+64 21 123 456", "+6421123456"],
    ["+1 415 555 2671", "+14155552671"],
    ["0014155552671", "+14155552671"],
    ["0014155550100", "+14155550100"],
    ["+971 50 123 4567", "+971501234567"],
    ["+44 7700 900123", "+447700900123"],
    ["+44 (0)20 7946 0958", "+442079460958"],
    ["＋65 ９１２３ ４５６７", "+6591234567"],
  ])("[N-13] '%s' is international and stays that number", (typed, number) => {
    expect(normalisePhone(typed)).toBe(number);
    expect(PHONE_TABLES.allotted(number)).toBe(number);
  });

  it.each([
    ["022 2345 6789", "+912223456789"],
    ["(011) 2345-6789", "+911123456789"],
    ["+91 22 2345 6789", "+912223456789"],
    ["+91 (0)80 4123 4567", "+918041234567"],
    ["0091 44 2345 6789", "+914423456789"],
    ["91-22-2345-6789", "+912223456789"],
    ["0612 223 4567", "+916122234567"],
  ])("[SX-03] '%s' is an Indian landline", (typed, number) => {
    expect(normalisePhone(typed)).toBe(number);
    expect(PHONE_TABLES.allotted(number)).toBe(number);
  });

  it.each([
    "1234567890",
    "2223456789",
    "14155552671",
    "98765",
    "+91 98765 4321",
    "+91 98765 432101",
    "98765432101",
    "0009876543210",
    "+65 9123 4567 +65 9123 4568",
    "",
    "+",
    "00",
    "abc",
    "98765 4321o",
    "tel:",
    "98765½43210",
  ])("[AUTH-01] '%s' is nobody's number and is refused", (typed) => {
    expect(normalisePhone(typed)).toBeNull();
  });

  it("[RZP-17] a foreign number keeps its own country code", () => {
    expect(normalisePhone("+1 415 555 2671")).toBe("+14155552671");
    expect(normalisePhone("0065 9123 4567")).toBe("+6591234567");
  });

  it("[N-13] no number with a plus or 00 in front ever comes out under another country", () => {
    const national = fc.stringMatching(/^[1-9][0-9]{6,13}$/).filter((digits) => !digits.startsWith("91"));
    fc.assert(
      fc.property(fc.constantFrom("+", "00", "+00", "\u202a+", "tel:+"), national, (prefix, digits) => {
        const number = normalisePhone(prefix + digits);
        if (number !== null) expect(number).toBe(`+${digits}`);
        else expect(digits.length).toBeLessThan(8);
      }),
    );
  });

  it("[RZP-17] what comes out goes in again unchanged, and the rules take it", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 ()-]{0,20}$/), (typed) => {
        const number = normalisePhone(typed);
        if (number === null) return;
        expect(number).toMatch(/^\+[1-9]\d{7,14}$/);
        expect(number).toMatch(ofTheRules());
        expect(normalisePhone(number)).toBe(number);
      }),
    );
  });

  it("[N-13] what the rules take is a number as it is stored", () => {
    for (const stored of ["+919876543210", "+912223456789", "+6591234567", "+14155550100", "+12345678"]) {
      expect(stored).toMatch(ofTheRules());
      expect(normalisePhone(stored)).toBe(stored);
    }
    fc.assert(
      fc.property(fc.stringMatching(/^\+[0-9]{5,17}$/), (stored) => {
        if (ofTheRules().test(stored)) expect(normalisePhone(stored)).toBe(stored);
      }),
    );
  });

  it("[RZP-17] Indian mobiles are shown in two groups, and that form reads back", () => {
    expect(formatPhone("+919876543210")).toBe("+91 98765 43210");
    expect(normalisePhone(formatPhone("+919876543210"))).toBe("+919876543210");
  });

  it("[RZP-17] landlines and numbers of other countries are shown in the groups of their country, once the tables are there", () => {
    const numbers = {
      "+912223456789": "+91 22 2345 6789",
      "+14155552671": "+1 415 555 2671",
      "+6591234567": "+65 9123 4567",
    };
    usePhoneTables(PHONE_TABLES);
    for (const [stored, shown] of Object.entries(numbers)) {
      expect(formatPhone(stored)).toBe(shown);
      expect(normalisePhone(shown)).toBe(stored);
    }
  });
});

/** `isPhone` of the Firestore rules, which match whole values. */
function ofTheRules(): RegExp {
  const rules = readFileSync(new URL("../../../firestore.rules", import.meta.url), "utf8");
  const pattern = /function isPhone\(value\) \{[^}]*?matches\('([^']*)'\);/.exec(rules)?.[1];
  return new RegExp(`^(?:${pattern})$`);
}

describe("what can get a code", () => {
  it("[N-13] mobiles can, landlines cannot, here and abroad", () => {
    usePhoneTables(PHONE_TABLES);
    for (const number of ["+919876543210", "+916000012345", "+6591234567", "+14155552671"]) {
      expect(isMobile(number)).toBe(true);
    }
    for (const number of ["+912223456789", "+442079460958", "+911800123456"]) {
      expect(isMobile(number)).toBe(false);
    }
  });
});
