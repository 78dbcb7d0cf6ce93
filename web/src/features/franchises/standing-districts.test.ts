import { expect, it } from "vitest";
import { standingDistricts } from "./standing-districts.ts";

const said = (code: string, name: string, offered: boolean, pincodes: string[]) => ({
  ...{ code, name, offered, pincodes, source: "Gazette 12/2026", checked_on: "2026-11-30" },
});

it("[F-09] a State's districts are the built-in ones with what an administrator said instead or besides", () => {
  const built = standingDistricts("MH", null);
  const pune = built.find(({ code }) => code === "MH-PUN");
  expect(pune).toMatchObject({ name: "Pune", offered: true, source: null });
  expect(pune?.pincodes.length).toBeGreaterThan(0);

  const now = standingDistricts("MH", {
    id: "MH",
    districts: {
      "MH-PUN": said("MH-PUN", "Pune", true, ["411001-411062"]),
      "MH-BAT": said("MH-BAT", "Baramati", true, ["413102"]),
      "MH-SAT": said("MH-SAT", "Satara", false, []),
    },
    version: 3,
    updated_at: { toMillis: () => 0 },
  });
  expect(now).toHaveLength(built.length + 1);
  expect(now.find(({ code }) => code === "MH-PUN")).toMatchObject({
    ...{ pincodes: ["411001-411062"], source: "Gazette 12/2026", checked_on: "2026-11-30" },
  });
  expect(now.find(({ code }) => code === "MH-BAT")?.name).toBe("Baramati");
  expect(now.find(({ code }) => code === "MH-SAT")).toMatchObject({ offered: false, pincodes: [] });
  expect(now.map(({ code }) => code)).toEqual(now.map(({ code }) => code).toSorted());
});
