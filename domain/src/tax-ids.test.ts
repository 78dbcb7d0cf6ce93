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

  it.each(["ABCDE1234F", "AAPFU0939", "AAPFU09399", "aapfu0939f", ""])("[FRM-03] '%s' is not", (pan) => {
    expect(isPan(pan)).toBe(false);
  });
});
