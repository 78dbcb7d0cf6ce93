import { APPLICATION_SLOTS, REQUIRED_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstOpen, stepShown } from "../../lib/steps/steps.ts";
import { type ApplicationDraft, hasContent, readApplicationDraft, stepsWith } from "./draft.ts";
import { paperView, requiredPapers } from "./paper-view.ts";
import type { KeptPaper, KeptPapers } from "./papers.ts";

const whole: ApplicationDraft = readApplicationDraft({
  request_id: "4d1c0a52-5d4e-4c55-9d77-1a2b3c4d5e6f",
  personal: {
    ...{ firstName: "Sanjay", lastName: "Patil", email: "sanjay@example.in", phone: "98765 43210" },
    ...{ dateOfBirth: "1985-04-02", address: "12 Station Road, Pune", city: "Pune" },
    ...{ state: "Maharashtra", pincode: "411001" },
  },
  territory: {
    ...{ hierarchyLevel: "district", territoryCode: "MH-PUN", territoryName: "Pune" },
    ...{ preferredState: "Maharashtra", preferredDistrict: "", investmentCapacity: "1-3 lakh" },
  },
  business: {
    ...{ businessExperience: "10+ years", currentOccupation: "Insurance agent", annualIncome: "5-10 lakh" },
    ...{ expectedMonthlyRevenue: "1-2 lakh", teamSize: "1-3", officeSpace: "rented" },
    businessPlan: "I know 300 shopkeepers of the market and visit them each week.",
    marketingStrategy: "Meet them at their associations, and be there every filing day.",
    hasBusinessLicense: true,
  },
});
const there: KeptPaper = { name: "a.pdf", size: 9, staged: { uid: "u", file: "1.pdf" }, problem: null };
const all = (slots: readonly string[]): KeptPapers => Object.fromEntries(slots.map((slot) => [slot, there]));
const STEPS = ["personal", "territory", "business", "documents", "review"];

describe("the wizard's draft", () => {
  it("[F-02] a deep link leads to the first step that is not done", () => {
    const shown = (draft: ApplicationDraft, papers: KeptPapers) => {
      const steps = stepsWith(papers);
      return steps[stepShown(steps, "review", draft)]?.id;
    };
    expect(shown(readApplicationDraft({}), {})).toBe("personal");
    expect(shown({ ...whole, territory: { ...whole.territory, territoryName: "" } }, {})).toBe("territory");
    expect(shown({ ...whole, business: { ...whole.business, businessPlan: "Too short" } }, {})).toBe(
      "business",
    );
    expect(shown(whole, all(REQUIRED_SLOTS.slice(1)))).toBe("documents");
    expect(shown(whole, all(REQUIRED_SLOTS))).toBe("review");
  });

  it("[F-04] what was refused, or is not there any more, is no document; while the form is on its way nobody goes back", () => {
    for (const slot of REQUIRED_SLOTS) {
      for (const bad of [
        { ...there, staged: null },
        { ...there, problem: "locked" as const },
      ]) {
        const papers = { ...all(APPLICATION_SLOTS), [slot]: bad };
        expect(STEPS[firstOpen(stepsWith(papers), whole)]).toBe("documents");
        expect(STEPS[firstOpen(stepsWith(papers, true), whole)]).toBe("review");
        expect(requiredPapers(papers)).toEqual({ there: 3, missing: 1 });
      }
    }
  });

  it("[F-02] whatever stands in the storage, a draft is read, and what was kept comes back", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("personal", "territory", "business", "x"), fc.anything()),
        (kept) => {
          const draft = readApplicationDraft(kept);
          expect(Object.values(draft.personal).every((value) => typeof value === "string")).toBe(true);
          expect(typeof draft.business.hasBusinessLicense).toBe("boolean");
        },
      ),
    );
    expect(readApplicationDraft(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    expect(hasContent(readApplicationDraft({}))).toBe(false);
    expect(hasContent(whole)).toBe(true);
  });
});

describe("a slot", () => {
  it("[F-04] goes from pending over uploading to completed, with the bytes that have arrived", () => {
    const states = [
      paperView("bankStatement", null, null),
      paperView("bankStatement", null, { name: "s.pdf", id: null, phase: "sending", sent: 6, size: 10 }),
      paperView("bankStatement", there, null),
    ];
    expect(states.map(({ state }) => state)).toEqual([
      { is: "pending" },
      { is: "uploading", name: "s.pdf", sent: 6, size: 10 },
      { is: "completed", name: "a.pdf", size: 9 },
    ]);
  });

  it("[F-04] says the limit of the slot to the letter, and that a bank statement has to be a PDF", () => {
    const refused = (slot: "idProof" | "bankStatement", code: "too_large" | "not_pdf") =>
      paperView(slot, null, {
        ...{ name: "x", id: null, phase: "refused" },
        problem: code === "too_large" ? { code, megabytes: 99 } : { code },
      } as const);
    expect(refused("idProof", "too_large").problem).toBe("File size must be less than 5MB");
    expect(refused("bankStatement", "too_large").problem).toBe("File size must be less than 10MB");
    expect(refused("bankStatement", "not_pdf").problem).toContain("PDF");
    expect(refused("bankStatement", "not_pdf").state).toEqual({ is: "pending" });
  });

  it("[F-04] what is neither here nor there any more is asked for again by its name", () => {
    const lost = paperView("addressProof", { ...there, staged: null, problem: "lost" }, null);
    expect(lost.state).toEqual({ is: "pending" });
    expect(lost.problem).toContain("address proof");
    const whole = paperView("idProof", { ...there, problem: "aadhaar" }, null);
    expect(whole).toMatchObject({ state: { is: "pending" }, asksForMasked: true });
  });
});
