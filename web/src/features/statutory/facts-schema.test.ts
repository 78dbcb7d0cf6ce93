import { ALSO, type CalendarFacts, CLIENT_KINDS, NO_FACTS } from "@niyamdesk/domain/statutory/facts";
import { expect, test } from "vitest";
import { factsSchema, factsShown } from "./facts-schema.ts";

const COMPANY: CalendarFacts = {
  ...{ kind: "company", gst: "quarterly", turnover: "upto_2cr", audit: false, also: ["tds", "epf"] },
  ...{ incorporated_on: "2019-05-02", agm_on: "2026-09-30", kyc_year: 2028 },
};
const told = (facts: CalendarFacts) => factsSchema.parse(factsShown(facts));

test("[CAL-03] facts come back from their form as they were, and none is made up", () => {
  expect(told(COMPANY)).toEqual(COMPANY);
  expect(told({ ...NO_FACTS, kind: "llp" })).toEqual({ ...NO_FACTS, kind: "llp" });
  expect(told({ ...COMPANY, audit: null, gst: null, turnover: null })).toMatchObject({
    ...{ gst: null, turnover: null, audit: null },
  });
  expect(factsSchema.safeParse(factsShown(NO_FACTS)).success).toBe(false);
});

test("[CAL-03] what does not concern somebody of that kind is not told, whatever was ticked before", () => {
  const all = { ...COMPANY, also: ALSO };
  expect(told({ ...all, kind: "salaried" })).toEqual({
    ...NO_FACTS,
    kind: "salaried",
    also: ["advance_tax"],
  });
  expect(told({ ...all, kind: "partnership", gst: "none" })).toMatchObject({
    ...{ turnover: null, incorporated_on: null, agm_on: null, kyc_year: null, audit: false },
  });
  expect(told({ ...all, kind: "opc" }).agm_on).toBeNull();
  for (const kind of CLIENT_KINDS) expect(told({ ...COMPANY, kind }).kind).toBe(kind);
});
