import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isPrice, type Service } from "../service.ts";
import { serviceTexts } from "../translation.ts";
import { builtInService, CATALOGUE } from "./catalogue.ts";
import { inHindi } from "./hi/in-hindi.ts";

const here = new URL("./", import.meta.url);
const icons = new URL("../../../../node_modules/lucide-react/dist/esm/icons/", here);

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
  trademark: 4500,
  proprietorship: 1000,
  partnership: 1000,
  "private-limited": 1000,
  llp: 1000,
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

/** What the law says of each fee in rupees, where it names figures, and what says so. */
const LAW: Record<string, { figures: number[]; source: RegExp }> = {
  "consumer-complaint": {
    figures: [200, 400, 1000, 2000, 2500, 3000, 7500],
    source: /Consumer Disputes Redressal Commissions Rules, 2020, rule 7\(2\)/,
  },
  fssai: { figures: [2000, 5000, 100, 7500], source: /Regulations, 2011, Schedule 3/ },
  iec: { figures: [500], source: /Foreign Trade Policy 2023, Appendix 2K/ },
  trademark: { figures: [4500, 9000], source: /Trade Marks Rules, 2017, First Schedule/ },
  proprietorship: { figures: [], source: /Shops and Establishments Act/ },
  partnership: { figures: [], source: /Indian Partnership Act, 1932, section 71/ },
  "private-limited": { figures: [], source: /Companies \(Registration Offices and Fees\) Rules, 2014/ },
  llp: { figures: [500, 5000], source: /LLP Rules, 2009, Annexure A/ },
  "legal-drafting": { figures: [], source: /Registration Act, 1908/ },
  "etender-dsc": { figures: [], source: /its own rules/ },
};

describe("[SX-07] Government fees say what the law says", () => {
  const withFee = CATALOGUE.filter(({ government_fee }) => government_fee !== null);

  it("[SX-07] every service with a fee is held to its law", () => {
    expect(withFee.map(({ id }) => id).sort()).toEqual(Object.keys(LAW).sort());
  });

  it.each(withFee.map((service): [string, Service] => [service.id, service]))(
    "[SX-07] %s: figures, source and date stand in the note, and nothing beside it says otherwise",
    (id, { government_fee, faqs }) => {
      const { note = "", amount = null } = government_fee ?? {};
      const { figures, source } = LAW[id] ?? { figures: [], source: /$^/ };
      expect(rupees(note)).toEqual(figures);
      expect(note).toMatch(source);
      expect(note).toContain("As of November 2026.");
      // The figure that is shown large is one of the law's, or said to be where it usually begins.
      if (amount !== null && !note.startsWith("Usual starting amount")) expect(figures).toContain(amount);
      for (const { question, answer } of faqs) {
        if (!/\bfee\b/i.test(question)) continue;
        for (const figure of rupees(answer)) expect(figures, question).toContain(figure);
      }
    },
  );

  it("[SX-07] a service without a fee speaks of none", () => {
    for (const { id, government_fee, faqs } of CATALOGUE) {
      if (government_fee !== null) continue;
      for (const { question, answer } of faqs) {
        if (/Government fee/i.test(question)) expect(rupees(answer), id).toEqual([]);
      }
    }
  });
});

/** Sums in rupees; those counted in lakh or crore are prices and capital, not fees. */
function rupees(text: string): number[] {
  return [...text.matchAll(/₹([\d,]*\d)(?![\d,]| (?:lakh|crore))/g)].map(([, sum = ""]) =>
    Number(sum.replaceAll(",", "")),
  );
}

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

  it("[UX-02] asks for no password, code or login, in either language", () => {
    for (const { label, condition = "" } of [service, inHindi(service)].flatMap(
      (one) => one.required_documents,
    )) {
      expect(`${label} ${condition}`).not.toMatch(
        /\bOTPs?\b|passw|one-time|log-?in|\bPIN\b|credential|ओटीपी|पासवर्ड|लॉगिन/i,
      );
    }
  });

  it("[UX-02] where it speaks of codes, they are the client's own to type", () => {
    for (const text of [...serviceTexts(service), ...serviceTexts(inHindi(service))]) {
      if (!/\bOTPs?\b|password|पासवर्ड/i.test(text)) continue;
      expect(text.endsWith("?") || /yourself|ख़ुद/.test(text), text).toBe(true);
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
    const allowed = new Set([
      "../service.ts",
      "../../base/product.ts",
      "../../fields/never-asked.ts",
      "./parts.ts",
    ]);
    for (const file of ["parts.ts", ...CATALOGUE.map(({ id }) => `${id}.ts`)]) {
      const imports = [...readFileSync(new URL(file, here), "utf8").matchAll(/from "([^"]+)"/g)];
      for (const [, path] of imports) expect(allowed.has(path ?? ""), `${file} imports ${path}`).toBe(true);
    }
    expect(readFileSync(new URL("../service.ts", here), "utf8")).not.toMatch(/^import/m);
  });
});
