import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isPrice, type Service } from "../service.ts";
import { builtInService, CATALOGUE } from "./catalogue.ts";

const here = new URL("./", import.meta.url);
const icons = new URL("../../../node_modules/lucide-react/dist/esm/icons/", here);

/** Plan prices in rupees, in the order of the plans. */
const PRICES: Record<string, number[]> = {
  "itr-filing": [999, 2499, 4999],
  "itr-business": [1499, 2499, 3999],
  "gst-registration": [1499],
  "gst-return": [999, 2999],
  bookkeeping: [1999, 3499],
  proprietorship: [2999],
  partnership: [4999],
  "private-limited": [9999],
  "tds-return": [1999],
  "tax-planning": [2999],
  "tax-notice": [3999],
  "corporate-tax": [9999],
  fssai: [2999],
  iec: [1999],
  "consumer-complaint": [3999],
  trademark: [5999],
  "legal-drafting": [2999],
  llp: [7999],
  "etender-dsc": [2499],
};
const GOVERNMENT_FEES: Record<string, number> = {
  fssai: 2000,
  iec: 500,
  "consumer-complaint": 100,
  trademark: 4500,
  proprietorship: 1000,
  partnership: 1000,
  "private-limited": 1000,
};

describe("prices", () => {
  it("[C-06] every service is sold at its stated prices", () => {
    const prices = CATALOGUE.map(({ id, plans }) => [id, plans.map((plan) => plan.price)]);
    expect(Object.fromEntries(prices)).toEqual(PRICES);
  });

  it("[C-06] government fees are stated, and always at actuals", () => {
    const fees = CATALOGUE.filter(({ government_fee }) => government_fee?.amount);
    expect(Object.fromEntries(fees.map(({ id, government_fee }) => [id, government_fee?.amount]))).toEqual(
      GOVERNMENT_FEES,
    );
    for (const { government_fee } of CATALOGUE) {
      if (government_fee) expect(government_fee.note).toContain("Charged at actuals and may change.");
    }
  });
});

it("[C-06] there is no price list beside the catalogue: the amount is the lowest plan", () => {
  for (const { amount, plans } of CATALOGUE)
    expect(amount).toBe(Math.min(...plans.map((plan) => plan.price)));
});

describe.each(CATALOGUE.map((service): [string, Service] => [service.id, service]))("%s", (id, service) => {
  it("[C-06] says who may buy it, what is done, how long it takes and what is needed", () => {
    for (const text of [
      service.name,
      service.summary,
      service.description,
      service.eligibility,
      service.turnaround,
    ]) {
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(2);
    }
    for (const plan of service.plans) {
      expect(isPrice(plan.price)).toBe(true);
      for (const text of [plan.name, plan.description, plan.eligibility, plan.turnaround])
        expect(text).not.toBe("");
    }
    expect(service.required_documents.some((document) => document.required)).toBe(true);
    expect(service.faqs.length).toBeGreaterThanOrEqual(4);
    expect(service.feature_list.length).toBeGreaterThanOrEqual(3);
    expect(service.feature_list.length).toBeLessThanOrEqual(6);
    expect(service.sac).toMatch(/^99\d{4}$/);
  });

  it("[C-06] says when a document that not everyone has is needed", () => {
    for (const document of service.required_documents) {
      expect(document.condition === undefined).toBe(document.required);
      if (document.condition) expect(document.condition).toMatch(/^If /);
    }
  });

  it("[C-06] asks for nothing but the masked Aadhaar", () => {
    for (const { label } of service.required_documents) {
      if (/aadhaar/i.test(label)) expect(label).toMatch(/masked Aadhaar|Aadhaar e-?sign/i);
    }
  });

  it("[C-02] has a summary that is whole within 120 characters", () => {
    expect(service.summary.length).toBeLessThanOrEqual(120);
    expect(service.summary).toMatch(/\.$/);
  });

  it("[C-04] has ids that addresses and uploads can carry, each once", () => {
    const groups = [
      [id],
      service.plans.map((plan) => plan.id),
      service.required_documents.map(({ id }) => id),
    ];
    for (const ids of groups) {
      expect(new Set(ids).size).toBe(ids.length);
      for (const one of ids) expect(one).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expect(builtInService(id)).toBe(service);
  });

  it("[C-02] has an icon that exists", () => {
    expect(existsSync(new URL(`${service.icon}.mjs`, icons)), service.icon).toBe(true);
  });
});

describe("the whole", () => {
  it("[C-01] fills every tab", () => {
    expect(new Set(CATALOGUE.map(({ category }) => category))).toEqual(
      new Set(["tax", "business", "legal", "compliance", "tendering"]),
    );
  });

  it("[C-05] an unknown id is no service", () => {
    expect(builtInService("toString")).toBeNull();
    expect(builtInService("")).toBeNull();
  });

  it("[C-04] every service has its own file, named by its id", () => {
    const files = readdirSync(here).filter(
      (file) => /\.ts$/.test(file) && !/^(catalogue|parts)\.|\.test\./.test(file),
    );
    expect(files.sort()).toEqual(CATALOGUE.map(({ id }) => `${id}.ts`).sort());
  });

  it("[C-03] loads without a schema library", () => {
    const allowed = new Set(["../service.ts", "../product.ts", "./parts.ts"]);
    for (const file of ["parts.ts", ...CATALOGUE.map(({ id }) => `${id}.ts`)]) {
      const imports = [...readFileSync(new URL(file, here), "utf8").matchAll(/from "([^"]+)"/g)];
      for (const [, path] of imports) expect(allowed.has(path ?? ""), `${file} imports ${path}`).toBe(true);
    }
    expect(readFileSync(new URL("../service.ts", here), "utf8")).not.toMatch(/^import/m);
  });
});
