import { expect, test } from "vitest";
import { inOwnOrder, readFranchise } from "./read-franchise.ts";

const at = (ms: number) => ({ toMillis: () => ms });
const stored = (status: string, since: number) => ({
  ...{ user_id: "u", territory_code: "KA-BLR", hierarchy_level: "district", status, created_at: at(since) },
  pincodes: ["560001", 7, "560010-560020"],
});

test("[F-09] of several partnerships what goes on comes first, then the newest; one that does not say is left out", () => {
  const all = [stored("ended", 9), stored("suspended", 1), stored("active", 2), stored("active", 3)]
    .map((data, place) => readFranchise(`fr-${place}`, data))
    .filter((one) => one !== null);
  expect(inOwnOrder(all).map(({ id }) => id)).toEqual(["fr-3", "fr-2", "fr-1", "fr-0"]);
  expect(all[0]?.pincodes).toEqual(["560001", "560010-560020"]);
  expect(readFranchise("fr-9", { status: "odd" })).toBeNull();
});
