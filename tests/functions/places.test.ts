import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { holdersOf } from "@niyamdesk/domain/franchises/territory";
import { PIN_PREFIXES_ID } from "@niyamdesk/domain/places/pin-prefixes";
import { PIN_PREFIXES, STATE_LISTS } from "@niyamdesk/domain/places/queries";
import { expect, test } from "vitest";
import { newFranchise } from "../../functions/src/franchises/new-franchise.ts";
import { freeTerritory, takeTerritory } from "../../functions/src/franchises/territories.ts";
import { franchiseRef, recordRef, territoryAreaRef } from "../../functions/src/platform/refs.ts";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const admin = await withAccount("admin");

/** As an approval gives it. */
async function given(
  code: string,
  more: Partial<Pick<Franchise, "hierarchy_level" | "pincodes">> = {},
): Promise<Franchise> {
  const franchise = newFranchise({
    ...{ random: crypto.getRandomValues(new Uint8Array(16)), user_id: "partner", application_id: "APP-1" },
    ...{ partner_name: "Sanjay Patil", level: more.hierarchy_level ?? "district" },
    ...{ territory_code: code, territory_name: code, pincodes: more.pincodes ?? [], now: Date.now() },
  });
  await commitTogether(async (unit) => {
    await takeTerritory(unit, franchise);
    unit.create(franchiseRef(franchise.id), franchise);
  });
  return franchise;
}

/** Who holds it, in one read. */
const holders = async (pin: string) => {
  const area = (await territoryAreaRef(pin.slice(0, 3)).get()).data();
  return holdersOf(area, pin).map(({ franchise_id }) => franchise_id);
};

const save = (district: Partial<CallableInput<"saveDistrict">> & { code: string; version: number }) =>
  call(
    "saveDistrict",
    {
      ...{ name: "Satara", offered: true, pincodes: [], source: "Gazette 12/2026", checked_on: "2026-11-29" },
      ...district,
    },
    admin,
  );

test("[F-09] who holds a PIN code goes by the list as an administrator changed it, from that moment, with its source and its trace", async () => {
  const above = await given("MH", { hierarchy_level: "state" });
  const satara = await given("MH-SAT");
  const own = await given("MH-SIN", { pincodes: ["416510"] });
  expect(await holders("412801")).toEqual([satara.id, above.id]);
  expect(await holders("416999")).toEqual([above.id]);

  const changed = { code: "MH-SAT", pincodes: ["415001-415023", "416999"] };
  expect(await save({ ...changed, version: 0 })).toEqual({ version: 1 });
  expect(await holders("412801")).toEqual([above.id]);
  expect(await holders("415102")).toEqual([above.id]);
  expect(await holders("416999")).toEqual([satara.id, above.id]);
  expect(await holders("415001")).toEqual([satara.id, above.id]);

  // Seen before somebody else changed it.
  await refusal("changed_meanwhile", save({ ...changed, version: 0 }));
  // Another partner's, and nothing of it is written.
  await refusal("territory_taken", save({ ...changed, pincodes: ["416510"], version: 1 }));
  const list = (await recordRef(STATE_LISTS, "MH").get()).data();
  expect(list?.districts["MH-SAT"]).toMatchObject({ pincodes: changed.pincodes, source: "Gazette 12/2026" });
  // Set by hand: the list changes nothing of it.
  await save({ code: "MH-SIN", name: "Sindhudurg", pincodes: ["416520"], version: list?.version ?? 0 });
  expect(await holders("416510")).toEqual([own.id, above.id]);
  expect(await holders("416520")).toEqual([above.id]);

  const traces = await where<{ actor: string; after: object; reason: object }>(
    COLLECTIONS.auditLog,
    "action",
    "district.saved",
  );
  expect(traces).toHaveLength(2);
  expect(traces).toContainEqual(
    expect.objectContaining({
      actor: admin.uid,
      before: expect.objectContaining({ name: "Satara", pincodes: expect.stringContaining("412801-412806") }),
      after: expect.objectContaining({ pincodes: "415001-415023, 416999" }),
      reason: { kind: "source", words: "Gazette 12/2026, 2026-11-29" },
    }),
  );

  // Whoever gives it back leaves nothing behind.
  await commitTogether((unit) => freeTerritory(unit, satara));
  expect(await holders("415001")).toEqual([above.id]);
});

test("[F-02] [F-09] a district that our list does not know is given only with PIN codes, and once it is added, offered to applicants", async () => {
  await expect(given("KA-VJN")).rejects.toMatchObject({ code: "territory_invalid" });
  await save({ code: "KA-VJN", name: "Vijayanagara", pincodes: ["583201-583203"], version: 0 });
  const franchise = await given("KA-VJN");
  expect(await holders("583202")).toEqual([franchise.id]);
  const named = async (state: string) => (await call("listDistricts", { state })).districts;
  expect(await named("KA")).toEqual([{ code: "KA-VJN", name: "Vijayanagara", offered: true }]);
  expect(await named("GA")).toEqual([]);
  await save({ code: "KA-VJN", name: "Vijayanagara", offered: false, pincodes: ["583201"], version: 1 });
  expect(await named("KA")).toMatchObject([{ offered: false }]);
});

test("[F-09] whoever changes a State's list first and whoever is given a part of it at the same moment meet", async () => {
  let tries = 0;
  const franchise = newFranchise({
    ...{ random: crypto.getRandomValues(new Uint8Array(16)), user_id: "partner", application_id: "APP-1" },
    ...{ partner_name: "Sanjay Patil", level: "district", territory_code: "GA-NGO" },
    ...{ territory_name: "North Goa", pincodes: [], now: Date.now() },
  });
  await commitTogether(async (unit) => {
    await takeTerritory(unit, franchise);
    unit.create(franchiseRef(franchise.id), franchise);
    tries += 1;
    const changed = { code: "GA-NGO", name: "North Goa", pincodes: ["403999"], version: 0 };
    if (tries === 1) expect(await save(changed)).toEqual({ version: 1 });
  });
  expect(tries).toBe(2);
  expect(await holders("403999")).toEqual([franchise.id]);
  expect(await holders("403001")).toEqual([]);
});

test("[F-09] a change that would leave a partner without any PIN code is refused, and nothing of it is written", async () => {
  const franchise = await given("GA-SGO");
  const { districts = {}, version = 0 } = (await recordRef(STATE_LISTS, "GA").get()).data() ?? {};
  const emptied = { code: "GA-SGO", name: "South Goa", pincodes: [], version };
  await refusal("territory_invalid", save(emptied));
  expect((await recordRef(STATE_LISTS, "GA").get()).data()).toMatchObject({ districts, version });
  await commitTogether((unit) => freeTerritory(unit, franchise));
  expect(await save(emptied)).toEqual({ version: version + 1 });
});

test("[F-09] a State that shares first digits with others holds what its districts have", async () => {
  const puducherry = await given("PY", { hierarchy_level: "state" });
  expect(await holders("605999")).toEqual([]);
  await save({ code: "PY-NEW", name: "New district", pincodes: ["605999"], version: 0 });
  expect(await holders("605999")).toEqual([puducherry.id]);
});

const prefixes = async () => (await recordRef(PIN_PREFIXES, PIN_PREFIXES_ID).get()).data();
const savePrefix = async (
  changed: Pick<CallableInput<"savePinPrefix">, "prefix" | "states"> & { version?: number },
) => {
  const said = {
    source: "India Post 12/2026",
    checked_on: "2026-11-29",
    version: (await prefixes())?.version ?? 0,
  };
  return call("savePinPrefix", { ...said, ...changed }, admin);
};

test("[F-09] [F-02] which State holds first digits goes by what an administrator said, from that moment, with its source and its trace", async () => {
  const [uttarakhand, uttar] = [
    await given("UK", { hierarchy_level: "state" }),
    await given("UP", { hierarchy_level: "state" }),
  ];
  const dehradun = await given("UK-DEH");
  expect(await holders("248001")).toEqual([dehradun.id, uttarakhand.id]);
  expect(await call("listPinStates", { prefix: "248" })).toEqual({ states: null });

  const { version } = await savePrefix({ prefix: "248", states: ["09"] });
  // The district goes by its own PIN codes.
  expect(await holders("248001")).toEqual([dehradun.id, uttar.id]);
  expect(await call("listPinStates", { prefix: "248" })).toEqual({ states: ["09"] });
  await refusal("changed_meanwhile", savePrefix({ prefix: "248", states: ["05"], version: version - 1 }));
  await savePrefix({ prefix: "248", states: ["05", "09"] });
  // Shared: each has what its districts list.
  expect(await holders("248001")).toEqual([dehradun.id, uttarakhand.id]);
  expect(await holders("248999")).toEqual([]);
  // New ones, and those that nobody uses any more.
  await savePrefix({ prefix: "299", states: ["09"] });
  expect(await holders("299001")).toEqual([uttar.id]);
  await savePrefix({ prefix: "299", states: [] });
  expect(await holders("299001")).toEqual([]);

  const traces = await where<object>(COLLECTIONS.auditLog, "action", "pin_prefix.saved");
  expect(traces).toHaveLength(4);
  expect(traces).toContainEqual(
    expect.objectContaining({
      ...{ actor: admin.uid, subject: "pin_prefixes/all" },
      ...{
        before: { prefix: "248", states: "Uttarakhand" },
        after: { prefix: "248", states: "Uttar Pradesh" },
      },
      reason: { kind: "source", words: "India Post 12/2026, 2026-11-29" },
    }),
  );
  // Whoever is given the State afterwards holds what was said of it, and who gives it back leaves nothing.
  await commitTogether((unit) => freeTerritory(unit, uttarakhand));
  await savePrefix({ prefix: "110", states: ["07", "05"] });
  await savePrefix({ prefix: "299", states: ["05"] });
  const next = await given("UK", { hierarchy_level: "state" });
  expect(await holders("299001")).toEqual([next.id]);
  await commitTogether((unit) => freeTerritory(unit, next));
  expect(await holders("299001")).toEqual([]);
});

test("[F-09] a change of first digits that would leave a State's partner without any is refused, and nothing of it is written", async () => {
  await given("SK", { hierarchy_level: "state" });
  const before = await prefixes();
  await refusal("territory_invalid", savePrefix({ prefix: "737", states: ["19"] }));
  expect((await prefixes())?.prefixes).toEqual(before?.prefixes);
  for (const states of [["27", "27"], ["97"], ["27", "24", "09", "29"], ["99"]])
    await refusal("invalid_input", savePrefix({ prefix: "411", states: states as ["27"] }));
});

test("[F-09] whoever is given a whole State and whoever changes its first digits at the same moment meet", async () => {
  let tries = 0;
  const franchise = newFranchise({
    ...{ random: crypto.getRandomValues(new Uint8Array(16)), user_id: "partner", application_id: "APP-1" },
    ...{ partner_name: "Sanjay Patil", level: "state", territory_code: "TR" },
    ...{ territory_name: "Tripura", pincodes: [], now: Date.now() },
  });
  await commitTogether(async (unit) => {
    await takeTerritory(unit, franchise);
    unit.create(franchiseRef(franchise.id), franchise);
    tries += 1;
    if (tries === 1) await savePrefix({ prefix: "298", states: ["16"] });
  });
  expect(tries).toBe(2);
  expect(await holders("298001")).toEqual([franchise.id]);
});
