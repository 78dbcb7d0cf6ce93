import { describe, expect, it } from "vitest";
import { itrFiling } from "./catalogue/itr-filing.ts";
import { trademark } from "./catalogue/trademark.ts";
import {
  categoryOfQuery,
  DEFAULT_TURNAROUND,
  FALLBACK_PROCESSING,
  isPrice,
  resolveService,
  summaryOf,
} from "./service.ts";

describe("the category in an address", () => {
  it.each([
    ["tax", "tax"],
    ["business", "business"],
    ["legal", "legal"],
    ["tendering", "tendering"],
    ["accounting", "compliance"],
    ["all", null],
    [null, null],
    ["", null],
    ["nonsense", null],
    ["compliance", null],
    ["Tax", null],
  ])("[C-01] %s shows %s", (query, category) => {
    expect(categoryOfQuery(query)).toBe(category);
  });
});

describe("a stored record over the built-in service", () => {
  it("[C-03] without a record the built-in service serves", () => {
    expect(resolveService("itr-filing", null, itrFiling)).toBe(itrFiling);
    expect(resolveService("unknown", null, null)).toBeNull();
  });

  it("[C-03] an empty record is filled completely", () => {
    expect(resolveService("itr-filing", {}, itrFiling)).toEqual(itrFiling);
  });

  it("[C-03] what the record has wins", () => {
    const record = { name: "ITR", popular: false, active: false, icon: "star", category: "legal" };
    expect(resolveService("itr-filing", record, itrFiling)).toMatchObject(record);
  });

  it.each([
    [
      ["One", "Two"],
      ["One", "Two"],
    ],
    ['["One","Two"]', ["One", "Two"]],
    [["One", 2, "", null], ["One"]],
    ["[broken", itrFiling.feature_list],
    ['{"a":1}', itrFiling.feature_list],
    ["[]", itrFiling.feature_list],
    [7, itrFiling.feature_list],
  ])("[C-03] feature_list %j is read", (stored, read) => {
    expect(resolveService("itr-filing", { feature_list: stored }, itrFiling)?.feature_list).toEqual(read);
  });

  it("[C-03] stored plans replace the built-in ones, and the amount is the lowest of them", () => {
    const plans = [
      { id: "b", name: "B", price: 800 },
      { id: "a", name: "A", price: 500 },
    ];
    const service = resolveService("itr-filing", { plans, amount: 1 }, itrFiling);
    expect(service?.plans.map((plan) => plan.price)).toEqual([800, 500]);
    expect(service?.amount).toBe(500);
    expect(service?.plans[0]?.turnaround).toBe(DEFAULT_TURNAROUND);
  });

  it("[C-03] a stored amount is the price of a service with one plan", () => {
    const service = resolveService("trademark", { amount: 6499 }, trademark);
    expect(service?.plans.map((plan) => plan.price)).toEqual([6499]);
    expect(service?.plans[0]?.turnaround).toBe(trademark.plans[0]?.turnaround);
    expect(resolveService("itr-filing", { amount: 6499 }, itrFiling)?.plans).toEqual(itrFiling.plans);
  });

  it("[C-06] a record without built-in information sells one plan in 5-7 business days", () => {
    const service = resolveService("valuation", { name: "Valuation", amount: 4000 }, null);
    expect(service?.plans).toHaveLength(1);
    expect(service?.plans[0]).toMatchObject({ price: 4000, turnaround: FALLBACK_PROCESSING });
    expect(service?.turnaround).toBe(DEFAULT_TURNAROUND);
    expect(FALLBACK_PROCESSING).toBe("5-7 business days");
    expect(DEFAULT_TURNAROUND).toBe("7-10 working days");
  });

  it.each([{}, { name: "Valuation" }, { name: " ", amount: 4000 }, { name: "Valuation", amount: "4000" }])(
    "[C-05] %j is nothing to sell",
    (record) => {
      expect(resolveService("valuation", record, null)).toBeNull();
    },
  );

  it.each([0, -1, 0.5, 1_000_001, Number.NaN, "999", null])("[RZP-04] %j cannot be a price", (price) => {
    expect(isPrice(price)).toBe(false);
    const record = { plans: [{ id: "a", name: "A", price }] };
    expect(resolveService("itr-filing", record, itrFiling)?.plans).toEqual(itrFiling.plans);
  });

  it("[C-03] malformed documents, questions and fees do not reach the page", () => {
    const record = {
      required_documents: [{ id: "pan", label: "PAN" }, { label: "no id" }, "PAN", null],
      faqs: [{ question: "Q", answer: "A" }, { question: "Q" }],
      government_fee: 2000,
    };
    expect(resolveService("itr-filing", record, itrFiling)).toMatchObject({
      required_documents: [{ id: "pan", label: "PAN", required: true }],
      faqs: [{ question: "Q", answer: "A" }],
      government_fee: { amount: 2000, note: "" },
    });
  });
});

it("[C-02] a card shows the first three documents and counts all", () => {
  const summary = summaryOf(itrFiling);
  expect(summary.documents).toEqual(itrFiling.required_documents.slice(0, 3).map(({ label }) => label));
  expect(summary.documents_total).toBe(itrFiling.required_documents.length);
  expect(summary).toMatchObject({ id: "itr-filing", amount: 999, popular: true });
});
