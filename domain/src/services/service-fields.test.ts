import { describe, expect, it } from "vitest";
import { CATALOGUE } from "./catalogue/catalogue.ts";
import { inHindi } from "./catalogue/hi/in-hindi.ts";
import { ruleOf } from "./field-rules.ts";
import { sellableOf } from "./service-faults.ts";
import { fieldsOf, hindiFields, hindiToPublish, partIdsOf, textKeys } from "./service-fields.ts";
import { serviceTexts, textHash } from "./translation.ts";

describe.each(CATALOGUE)("the editor of $id", (service) => {
  const fields = fieldsOf(service, partIdsOf(service, null));
  const hindi = Object.fromEntries(
    serviceTexts(service).map((text, place) => [textHash(text), serviceTexts(inHindi(service))[place] ?? ""]),
  );

  it("[SVC-01] publishes what it was opened with as it was", () => {
    const { amount: _, ...wanted } = service;
    const sellable = sellableOf(service.id, fields, {});
    expect(sellable.faults).toBeNull();
    expect(sellable.service).toEqual(wanted);
  });

  it("[SVC-02] knows a rule for each of its fields, and its own words keep to them", () => {
    const all = { ...fields, ...hindiFields(fields, hindi) };
    const refused = Object.entries(all).filter(([key, value]) => {
      const result = ruleOf(key)?.["~standard"].validate(value);
      return result === undefined || result instanceof Promise || result.issues !== undefined;
    });
    expect(refused).toEqual([]);
  });

  it("[SVC-06] has the Hindi of each of its texts, and keeps none for words that were changed", () => {
    expect(Object.values(hindiFields(fields, hindi))).not.toContain("");
    const changed = { ...fields, summary: "In other words." };
    expect(Object.keys(hindiToPublish(changed, { summary: "In other words." }, hindi))).toHaveLength(
      new Set(textKeys(fields).map((key) => fields[key])).size - 1,
    );
  });
});

it("[SVC-02] a part keeps its id whatever becomes of its words", () => {
  const [service] = CATALOGUE;
  if (service === undefined) throw new Error("There is no service");
  const record = { faq_ids: service.faqs.map((_, place) => `q${place}`) };
  expect(partIdsOf(service, record).faqs).toEqual(record.faq_ids);
  expect(partIdsOf(service, { faq_ids: ["q0"] }).faqs).not.toContain("q0");
});

it("[SVC-06] a fixed fee has an amount, a source and a day before it is published", () => {
  const [service] = CATALOGUE;
  if (service === undefined) throw new Error("There is no service");
  const fields = fieldsOf(service, partIdsOf(service, null));
  const missing = (changes: Record<string, string | number>) =>
    sellableOf(service.id, { ...fields, ...changes }, changes).faults?.map(({ field }) => field) ?? [];
  expect(missing({ fee: "amount" })).toEqual(["fee.amount", "fee.source", "fee.day"]);
  expect(missing({ fee: "actuals", "fee.source": "MCA", "fee.day": "2026-11-30" })).toEqual([]);
  expect(missing({ fee: "amount", "fee.amount": 500, "fee.source": "MCA", "fee.day": "2026-11-30" })).toEqual(
    [],
  );
});
