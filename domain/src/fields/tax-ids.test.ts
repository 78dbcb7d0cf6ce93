import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isGstin, isPan, normaliseTaxId, stateOfGstin } from "./tax-ids.ts";

const VALID = [
  "27AAPFU0939F1ZV",
  "29AAGCB7383J1Z4",
  "05AAACG2115R1ZN",
  "33AAACH7409R1Z8",
  "07AAACT2727Q1ZY",
  "27ABCCA1058F1Z0",
];

describe("GSTIN", () => {
  it.each(VALID)("[FRM-03] %s has a right check digit", (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it.each([
    "27AAPFU0939F1ZW",
    "27AAPFU0399F1ZV",
    "27ABCDE1234F1Z5",
    "29ABCDE1234F1Z5",
    "27AAPFU0939F1YV",
    "27AAPFU0939F1Z",
    "99AAPFU0939F1ZV",
    "29ABCDE1234F1ZW",
    "27AAPFU093\nF1ZV",
    "",
  ])("[FRM-03] '%s' is refused", (gstin) => {
    expect(isGstin(gstin)).toBe(false);
  });

  it("[FRM-03] any one wrong character is found", () => {
    const position = fc.integer({ min: 0, max: 14 });
    const character = fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    fc.assert(
      fc.property(fc.constantFrom(...VALID), position, character, (gstin, at, other) => {
        fc.pre(gstin[at] !== other);
        expect(isGstin(gstin.slice(0, at) + other + gstin.slice(at + 1))).toBe(false);
      }),
    );
  });

  it("[FRM-03] lower case and spaces are tidied first", () => {
    expect(normaliseTaxId(" 27aapfu 0939f1zv ")).toBe("27AAPFU0939F1ZV");
  });

  it.each([
    "27AAPFU0939F1ZV\u200b",
    "27-AAPFU0939F-1ZV",
    "\u202a27AAPFU0939F1ZV\u202c",
    "२७AAPFU०९३९F१ZV",
    "２７ＡＡＰＦＵ０９３９Ｆ１ＺＶ",
  ])("[N-12] '%s', copied or typed in another script, is that number", (typed) => {
    expect(normaliseTaxId(typed)).toBe("27AAPFU0939F1ZV");
  });

  it("[SX-11] the PAN in it is one: a right check digit does not make up for 0000", () => {
    for (const pan of ["AAPFU0000F", "ABCPE0000F"]) {
      for (const last of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
        expect(isGstin(`27${pan}1Z${last}`)).toBe(false);
      }
    }
  });

  it("[FRM-03] the State comes from the GSTIN; retired codes mean their successor", () => {
    expect(stateOfGstin("27AAPFU0939F1ZV")).toBe("27");
    expect(stateOfGstin("25AAPFU0939F1ZV")).toBe("26");
    expect(stateOfGstin("28AAPFU0939F1ZV")).toBe("37");
  });
});

describe("PAN", () => {
  it.each(["AAPFU0939F", "ABCPK1234M", "AAACR5055K"])("[FRM-03] %s is well formed", (pan) => {
    expect(isPan(pan)).toBe(true);
  });

  it("[SX-11] its numbers run from 0001 to 9999, and the rules say the same", () => {
    const rules = readFileSync(new URL("../../../firestore.rules", import.meta.url), "utf8");
    const pattern = /function isPan\(value\) \{[^}]*?matches\('([^']*)'\)/.exec(rules)?.[1];
    const ofTheRules = new RegExp(`^(?:${pattern})$`);
    for (let number = 0; number <= 9999; number++) {
      const pan = `ABCPE${String(number).padStart(4, "0")}F`;
      expect(isPan(pan)).toBe(number > 0);
      expect(ofTheRules.test(pan)).toBe(number > 0);
    }
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
      expect(ofTheRules.test(`ABC${letter}E1234F`)).toBe(isPan(`ABC${letter}E1234F`));
    }
  });

  it.each(["ABCDE1234F", "AAPFU0939", "AAPFU09399", "aapfu0939f", ""])("[FRM-03] '%s' is not", (pan) => {
    expect(isPan(pan)).toBe(false);
  });
});
