import { describe, expect, it } from "vitest";
import { pinCode } from "../fields/pin-code.ts";
import { districtOf, districtsOf } from "./districts.ts";
import { pinCodeIn } from "./pin-code.ts";
import { districtOfPin, pinsOfDistrict } from "./pin-districts.ts";
import { prefixesOfState, statesOfPin } from "./pin-states.ts";
import { lettersOfState, STATE_LETTERS, stateOfLetters } from "./state-letters.ts";
import { STATES } from "./states.ts";

describe("PIN codes", () => {
  it("[F-02] a PIN code has six digits of any script, the first not 0", () => {
    for (const typed of ["411001", " 411 001 ", "४११००१"]) expect(pinCode.parse(typed)).toBe("411001");
    for (const typed of ["", "011001", "41100", "4110011", "41100a", "+411001"]) {
      expect(pinCode.safeParse(typed).error?.issues[0]?.message).toBe("Pincode must be 6 digits");
    }
  });

  it("[F-10] the PIN code of an address is the last one in it, and no part of another number", () => {
    expect(pinCodeIn("12 MG Road, Pune 411001")).toBe("411001");
    expect(pinCodeIn("Flat 560001, 4th Cross, Bengaluru - 560 038")).toBe("560038");
    expect(pinCodeIn("Pune-411001, India")).toBe("411001");
    expect(pinCodeIn("Plot ४११००१")).toBe("411001");
    for (const text of ["Call 9876543210", "+91 98765 43210", "GST 29AAACT2727Q1ZY", "", null]) {
      expect(pinCodeIn(text)).toBeNull();
    }
  });

  it("[F-09] three digits say the State where they are certain, and which may be meant where not", () => {
    expect(statesOfPin("411001")).toEqual(["27"]);
    expect(statesOfPin("500001")).toEqual(["36"]);
    expect(statesOfPin("194101")).toEqual(["38"]);
    expect(statesOfPin("396230")).toEqual(["24", "26"]);
    expect(statesOfPin("999999")).toEqual([]);
    const shared = new Set(
      STATES.flatMap(([code]) => prefixesOfState(code))
        .filter((one) => one.shared)
        .map(({ prefix }) => prefix),
    );
    expect(shared.size).toBe(18);
  });

  it("[F-09] every State that exists has its letters and its districts", () => {
    for (const [code] of STATES.filter(([known]) => known !== "97")) {
      const letters = lettersOfState(code) ?? "";
      expect(stateOfLetters(letters)).toBe(code);
      expect(districtsOf(letters).length, letters).toBeGreaterThan(0);
    }
    expect(STATE_LETTERS).toHaveLength(36);
    expect([stateOfLetters("XX"), stateOfLetters("toString"), lettersOfState("97")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("[F-09] a district is suggested for a PIN code, each with a code of its own", () => {
    expect(districtOfPin("411001")).toEqual({ code: "MH-PUN", name: "Pune" });
    expect(districtOfPin("560001")).toEqual({ code: "KA-BLR", name: "Bengaluru Urban" });
    expect(districtOfPin("999999")).toBeNull();
    expect(districtOf("MH-MUM")?.name).toBe("Mumbai");
    const all = STATE_LETTERS.flatMap((letters) => districtsOf(letters));
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    // Which PIN codes are theirs stands in no record yet: whoever gives such a district names them.
    const without = all.filter(({ code }) => pinsOfDistrict(code).length === 0).map(({ code }) => code);
    expect(without).toHaveLength(20);
    expect(without).toContain("PB-PAT");
    for (const { code } of all) {
      expect(code).toMatch(/^[A-Z]{2}-[A-Z]{3}$/);
      for (const range of pinsOfDistrict(code)) expect(range).toMatch(/^\d{6}(?:-\d{6})?$/);
    }
  });
});
