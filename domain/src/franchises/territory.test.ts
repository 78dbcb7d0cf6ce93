import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Franchise, linksOf } from "./franchise.ts";
import { isBelowUsual } from "./franchise-level.ts";
import { referralCode, typedReferralCode } from "./referral.ts";
import { type AreaHolder, codesAbove, haveCommonPin, holdersOf, isTerritoryCode } from "./territory.ts";
import { holdingsOf } from "./territory-pins.ts";

const franchise = (id: string, code: string, pincodes: string[] = []) => ({
  ...{ id, territory_code: code, pincodes, user_id: `uid-${id}`, status: "active" as Franchise["status"] },
  hierarchy_level: (["state", "district", "individual"] as const)[code.split("-").length - 1] ?? "state",
});

describe("territories", () => {
  it("[F-03] a code fits its level and a State that there is", () => {
    expect(isTerritoryCode("MH", "state")).toBe(true);
    expect(isTerritoryCode("MH-MUM", "district")).toBe(true);
    expect(isTerritoryCode("MH-MUM-001", "individual")).toBe(true);
    for (const [code, level] of [
      ["XX", "state"],
      ["MH-MUM", "state"],
      ["MH", "district"],
      ["mh-mum", "district"],
      ["MH-MUM-1", "individual"],
    ] as const) {
      expect(isTerritoryCode(code, level)).toBe(false);
    }
    expect(codesAbove("MH-MUM-001")).toEqual(["MH-MUM", "MH"]);
    expect(codesAbove("MH")).toEqual([]);
  });

  it("[F-09] who holds 411001 is told by the area 411 alone, the most specific first", () => {
    const all = [
      franchise("state", "MH"),
      franchise("district", "MH-PUN"),
      franchise("one", "MH-PUN-001", ["411001-411004"]),
    ];
    const holders = all
      .map((one) => holdingsOf(one).get("411"))
      .filter((holder): holder is AreaHolder => holder !== undefined);
    const ids = (pin: string) => holdersOf({ holders }, pin).map(({ franchise_id }) => franchise_id);
    expect(ids("411001")).toEqual(["one", "district", "state"]);
    expect(ids("411038")).toEqual(["district", "state"]);
    expect(holdersOf(undefined, "411001")).toEqual([]);
  });

  it("[F-09] a State holds all of its own first digits, and of shared ones only what lies in it", () => {
    const uttarakhand = holdingsOf(franchise("uk", "UK"));
    expect(uttarakhand.get("248")?.pincodes).toBeNull();
    expect(uttarakhand.get("110")).toBeUndefined();
    const shared = uttarakhand.get("244");
    expect(shared?.pincodes?.length).toBeGreaterThan(0);
    expect(holdersOf({ holders: shared ? [shared] : [] }, "244001")).toEqual([]);
    expect(holdersOf({ holders: shared ? [shared] : [] }, "244712")).toHaveLength(1);
  });

  it("[F-09] a State holds first digits as an administrator said them: given, shared and taken away", () => {
    const said = { 248: { states: ["09"] }, 110: { states: ["05"] }, 263: { states: ["05", "09"] } } as const;
    const uttarakhand = holdingsOf(franchise("uk", "UK"), undefined, said);
    expect(uttarakhand.get("248")).toBeUndefined();
    expect(uttarakhand.get("110")?.pincodes).toBeNull();
    // Shared from now on: what its districts list.
    expect(uttarakhand.get("263")?.pincodes?.length).toBeGreaterThan(0);
    expect(holdingsOf(franchise("up", "UP"), undefined, said).get("248")?.pincodes).toBeNull();
    // Districts go by their own PIN codes.
    const nainital = franchise("d", "UK-NAI");
    expect(holdingsOf(nainital, undefined, said)).toEqual(holdingsOf(nainital));
  });

  it("[F-09] lists of PIN codes are told to overlap or not", () => {
    expect(haveCommonPin(["411001-411010"], ["411010"])).toBe(true);
    expect(haveCommonPin(["411001-411010"], ["411011-411020", "400001"])).toBe(false);
  });

  it("[F-09] each franchise stands under the nearest one above it, and all owners above see it", () => {
    const all = [franchise("s", "MH"), franchise("d", "MH-PUN"), franchise("other", "MH-NAG")];
    expect(linksOf(franchise("i", "MH-PUN-001"), all)).toEqual({
      parent_id: "d",
      ancestor_user_ids: ["uid-d", "uid-s"],
    });
    expect(linksOf(franchise("i", "MH-SAT-001"), all)).toEqual({
      parent_id: "s",
      ancestor_user_ids: ["uid-s"],
    });
    const ended = [{ ...franchise("s", "MH"), status: "ended" as const }];
    expect(linksOf(franchise("d", "MH-PUN"), ended)).toEqual({ parent_id: null, ancestor_user_ids: [] });
  });

  it("[F-09] a referral code names the territory and has a tail; what is none is nobody's", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 8 }), (random) => {
        const code = referralCode("MH-MUM-001", random);
        expect(code).toMatch(/^MUM/);
        expect(typedReferralCode(` ${code.toLowerCase()} `)).toBe(code);
      }),
    );
    for (const typed of ["", "MUM", "MUMILOU", "../../x"]) expect(typedReferralCode(typed)).toBeNull();
  });

  it("[F-02] what is usually invested is said where somebody names less, and bars nobody", () => {
    expect(isBelowUsual("state", "3-5 lakh")).toBe(true);
    expect(isBelowUsual("state", "5 lakh+")).toBe(false);
    expect(isBelowUsual("district", "50,000-1,00,000")).toBe(true);
    expect(isBelowUsual("district", "1-3 lakh")).toBe(false);
    expect(isBelowUsual("individual", "50,000-1,00,000")).toBe(false);
  });
});
