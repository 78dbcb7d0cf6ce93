import { expect, test } from "vitest";
import { neighboursOf, percentAbove } from "./conflicts.ts";
import { COMMISSION_PERCENT } from "./franchise-level.ts";

const franchise = (territory_code: string, status: "active" | "suspended" | "ended" = "active") => ({
  ...{
    id: territory_code.toLowerCase(),
    user_id: "u",
    partner_name: "Lakshmi Menon",
    status,
    territory_code,
  },
  hierarchy_level:
    (["state", "district", "individual"] as const)[territory_code.split("-").length - 1] ?? "state",
});

test("[F-08] a territory that somebody holds, also while suspended, is a conflict; what lies around it and in it is named", () => {
  const all = [
    franchise("KA"),
    franchise("KA-BLR", "suspended"),
    franchise("KA-BLR-001"),
    franchise("KA-BLR-002", "ended"),
    franchise("KA-MYS"),
  ];
  const codes = (found: { territory_code: string }[]) => found.map(({ territory_code }) => territory_code);
  const district = neighboursOf({ level: "district", code: "KA-BLR" }, all);
  expect(district.holder?.territory_code).toBe("KA-BLR");
  expect(codes(district.above)).toEqual(["KA"]);
  expect(codes(district.below)).toEqual(["KA-BLR-001"]);
  const one = neighboursOf({ level: "individual", code: "KA-BLR-002" }, all);
  expect(one.holder).toBeNull();
  expect(codes(one.above)).toEqual(["KA-BLR", "KA"]);
  expect(neighboursOf({ level: "state", code: "MH" }, all)).toEqual({ holder: null, above: [], below: [] });
});

test("[F-10] whoever stands above earns the difference, and nothing where there is none", () => {
  expect(percentAbove("district", "individual", COMMISSION_PERCENT)).toBe(5);
  expect(percentAbove("state", "individual", COMMISSION_PERCENT)).toBe(10);
  expect(percentAbove("individual", "district", COMMISSION_PERCENT)).toBe(0);
});
