import { describe, expect, it } from "vitest";
import { CATALOGUE } from "./catalogue/catalogue.ts";
import { gstRegistration } from "./catalogue/gst-registration.ts";
import { itrFiling } from "./catalogue/itr-filing.ts";
import { resolveService, resolveSummary, type Service, summaryOf } from "./service.ts";

const plan = { id: "p", name: "P", price: 700 };
const RECORDS: Record<string, unknown>[] = [
  {},
  { name: "Stored name", summary: "Stored summary", icon: "scale", category: "legal", popular: true },
  { name: " ", summary: 4, category: "nonsense", popular: "yes", turnaround: "" },
  { amount: 1799 },
  { amount: -5 },
  { plans: [{ ...plan, price: 900 }, plan, { id: "q", name: "Q", price: 1000 }] },
  { plans: [{ id: "free", name: "Free", price: 0 }], amount: 1234 },
  { required_documents: [1, 2, 3, 4, 5].map((n) => ({ id: `d${n}`, label: `Paper ${n}` })) },
  { required_documents: [{ id: "no-label" }], feature_list: '["One","Two"]', turnaround: "1 day" },
  { feature_list: "[broken", active: false },
  { name: "New service", description: "What it does.", amount: 555 },
  { name: "New service", plans: [plan] },
];
const BUILT_IN: (Service | null)[] = [gstRegistration, itrFiling, null];

describe("a card from a stored record", () => {
  it.each(RECORDS)("[C-03] %j says what the whole service would say", (record) => {
    for (const builtIn of BUILT_IN) {
      const whole = resolveService("id", record, builtIn);
      const card = resolveSummary("id", record, builtIn && summaryOf(builtIn));
      expect(card).toEqual(whole && summaryOf(whole));
    }
  });

  it("[C-02] every built-in card shows the lowest plan price and up to three documents", () => {
    for (const service of CATALOGUE) {
      const card = summaryOf(service);
      expect(card.amount).toBe(Math.min(...service.plans.map(({ price }) => price)));
      expect(card.documents).toHaveLength(Math.min(3, service.required_documents.length));
    }
  });
});
