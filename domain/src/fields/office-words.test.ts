import { expect, test } from "vitest";
import * as z from "zod/mini";
import { listingFields, MOST_OF_LISTING } from "../partners/listing-input.ts";
import { ruleOf } from "../services/field-rules.ts";
import { sellableOf } from "../services/service-faults.ts";
import type { ServiceFields } from "../services/service-fields.ts";
import { FIELD_WORDS, limitNamed } from "./field-words.ts";
import { OFFICE_WORDS } from "./office-words.ts";

const KNOWN: readonly string[] = [...Object.values(FIELD_WORDS), ...Object.values(OFFICE_WORDS)];

const begun: ServiceFields = {
  ...{ name: "GST", category: "tax", icon: "receipt", summary: "", description: "", eligibility: "" },
  ...{ popular: false, sac: "12", turnaround: "", fee: "none" },
  ...{ plans: [], documents: [], features: [], faqs: [] },
};
const sold = { plans: ["one"], "plan.one.name": "One", "plan.one.price": 1_000_001 };

/** Asked once all else is in order. */
const WHOLE = {
  ...{ summary: "All of it.", description: "All that is done.", sac: "998231", turnaround: "7 days" },
  "plan.one.price": 1000,
};

test.each([
  [begun, OFFICE_WORDS.planMissing],
  [begun, OFFICE_WORDS.sacInvalid],
  [{ ...begun, ...sold }, OFFICE_WORDS.priceOutside],
  [{ ...begun, ...sold, "plan.one.price": null }, OFFICE_WORDS.priceNotWhole],
  [{ ...begun, ...sold, name: "व".repeat(90) }, OFFICE_WORDS.namesTooLong],
])(
  "[SVC-01] [P-13] what keeps a service from being published is said in words that have their Hindi (%#)",
  (fields, expected) => {
    const ready = { ...fields, ...(expected === OFFICE_WORDS.namesTooLong ? WHOLE : {}) };
    const said = (sellableOf("a-new-service", ready, {}).faults ?? []).map(({ words }) => words);
    expect(said).toContain(expected);
    expect(said.filter((words) => !KNOWN.includes(words) && limitNamed(words) === null)).toEqual([]);
  },
);

test("[P-13] how many a list of the directory holds is said in words that have their Hindi", () => {
  const many = Array.from({ length: MOST_OF_LISTING + 1 }, (_, place) => `Language ${place}`);
  const result = z.safeParse(listingFields.languages, many);
  expect(result.error?.issues.map(({ message }) => message)).toEqual([OFFICE_WORDS.listTooLong]);
  expect(OFFICE_WORDS.listTooLong).toContain(String(MOST_OF_LISTING));
});

test.each([
  ["plan.one.price", 0, OFFICE_WORDS.priceOutside],
  ["plan.one.price", 1_000_001, OFFICE_WORDS.priceOutside],
  ["fee.amount", 0, OFFICE_WORDS.priceOutside],
  ["sac", "12a", OFFICE_WORDS.sacInvalid],
  ["plan.one.price", null, undefined],
])(
  "[SVC-01] [P-13] what %s holds is refused in words that have their Hindi: %s",
  (field, value, expected) => {
    const rule = ruleOf(field);
    expect(rule && z.safeParse(rule, value).error?.issues[0]?.message).toBe(expected);
  },
);
