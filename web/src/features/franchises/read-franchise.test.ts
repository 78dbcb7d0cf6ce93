import { expect, test } from "vitest";
import { mainOf, readFranchise } from "./read-franchise.ts";

const at = (ms: number) => ({ toMillis: () => ms });
const stored = (status: string, since: number) => ({
  ...{ user_id: "u", territory_code: "KA-BLR", hierarchy_level: "district", status, created_at: at(since) },
  pincodes: ["560001", 7, "560010-560020"],
});

test("[F-09] of several partnerships what goes on is shown, then the newest; one that does not say is left out", () => {
  const all = [stored("ended", 9), stored("suspended", 1), stored("active", 2), stored("active", 3)]
    .map((data, place) => readFranchise(`fr-${place}`, data))
    .filter((one) => one !== null);
  expect(mainOf(all)?.id).toBe("fr-3");
  expect(mainOf(all.slice(0, 2))?.id).toBe("fr-1");
  expect(mainOf([])).toBeNull();
  expect(all[0]?.pincodes).toEqual(["560001", "560010-560020"]);
  expect(readFranchise("fr-9", { status: "odd" })).toBeNull();
});
