import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayMove } from "../base/moves.ts";
import { APPLICATION_MOVES } from "./application.ts";
import { applicationId, typedApplicationId } from "./application-id.ts";
import {
  businessStep,
  consentsStep,
  isAdult,
  personalStep,
  submitApplicationInput,
  territoryStep,
} from "./application-input.ts";
import { APPLICATION_SLOTS, arePapersComplete, fileTooLarge, paperRefusal } from "./application-papers.ts";
import { byPromise, decidedBy, reviewAge, workingDaysBetween } from "./tracked-application.ts";

const personal = {
  ...{ firstName: "Sanjay", lastName: "Patil", email: "Sanjay@Example.in", phone: "98765 43210" },
  ...{ dateOfBirth: "1985-04-02", address: "12 Station Road, Pune", city: "Pune" },
  ...{ state: "Maharashtra", pincode: "411001" },
};
const territory = {
  ...{ hierarchyLevel: "district", territoryCode: "mh-pun", territoryName: "Pune" },
  ...{ preferredState: "Maharashtra", preferredDistrict: "Pune", investmentCapacity: "1-3 lakh" },
};
const business = {
  ...{ businessExperience: "10+ years", currentOccupation: "Insurance agent", annualIncome: "5-10 lakh" },
  ...{ expectedMonthlyRevenue: "1-2 lakh", teamSize: "1-3", officeSpace: "rented" },
  businessPlan: "I know 300 shopkeepers of the market and visit them each week.",
  marketingStrategy: "Meet them at their associations, and be there every filing day.",
};
const messages = (found: { error?: { issues: { message: string; path: PropertyKey[] }[] } | undefined }) =>
  Object.fromEntries((found.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));

describe("the wizard's fields", () => {
  it("[F-02] say to the letter what is missing, all at once", () => {
    const blank = { firstName: "A", lastName: "", email: "x", phone: "12345", dateOfBirth: "" };
    expect(
      messages(personalStep.safeParse({ ...blank, address: "Short", city: "", state: "", pincode: "0123" })),
    ).toEqual({
      firstName: "First name must be at least 2 characters",
      lastName: "Last name must be at least 2 characters",
      email: "Please enter a valid email address",
      phone: "Phone number must be at least 10 digits",
      dateOfBirth: "Date of birth is required",
      address: "Address must be at least 10 characters",
      city: "City is required",
      state: "State is required",
      pincode: "Pincode must be 6 digits",
    });
    const nothing = { hierarchyLevel: "", territoryCode: "", territoryName: "", preferredState: "" };
    expect(messages(territoryStep.safeParse({ ...nothing, investmentCapacity: "" }))).toEqual({
      hierarchyLevel: "Please select a hierarchy level",
      territoryCode: "Territory code is required",
      territoryName: "Territory name is required",
      preferredState: "Preferred state is required",
      investmentCapacity: "Investment capacity is required",
    });
    const unsaid = { businessExperience: "", currentOccupation: "", annualIncome: "", teamSize: "" };
    const short = {
      officeSpace: "",
      businessPlan: "Sell",
      marketingStrategy: "Tell",
      expectedMonthlyRevenue: "",
    };
    expect(messages(businessStep.safeParse({ ...unsaid, ...short }))).toEqual({
      businessExperience: "Business experience is required",
      currentOccupation: "Current occupation is required",
      annualIncome: "Annual income is required",
      expectedMonthlyRevenue: "Expected monthly revenue is required",
      teamSize: "Team size is required",
      officeSpace: "Office space information is required",
      businessPlan: "Business plan must be at least 50 characters",
      marketingStrategy: "Marketing strategy must be at least 50 characters",
    });
  });

  it("[F-02] [FRM-01] take names of every kind, and refuse what is none", () => {
    for (const name of ["R. K.", "D'Souza", "Anne-Marie", "राम", "K.Dev", "S/o Ram"]) {
      expect(
        personalStep.safeParse({ ...personal, firstName: name, lastName: name }).error?.issues,
        name,
      ).toBeUndefined();
    }
    for (const name of ["<b>", "123", "www.x.in", "<img src=x onerror=alert(1)>"]) {
      expect(personalStep.safeParse({ ...personal, firstName: name }).success, name).toBe(false);
    }
  });

  it("[F-02] [FRM-15] what could run in a list or a mail is refused in every text", () => {
    const script = "<img src=x onerror=alert(1)> and fifty more characters to be long enough";
    expect(personalStep.safeParse({ ...personal, city: script.slice(0, 60) }).success).toBe(false);
    expect(personalStep.safeParse({ ...personal, address: script }).success).toBe(false);
    expect(businessStep.safeParse({ ...business, businessPlan: script }).success).toBe(false);
    expect(territoryStep.safeParse({ ...territory, territoryName: script.slice(0, 60) }).success).toBe(false);
  });

  it("[F-03] the code becomes upper case, and a whole State has no preferred district", () => {
    expect(territoryStep.parse({ ...territory, territoryCode: " mh - pun " }).territoryCode).toBe("MH-PUN");
    expect(territoryStep.parse(territory)).toHaveProperty("preferredDistrict", "Pune");
    expect(territoryStep.parse({ ...territory, hierarchyLevel: "state" })).not.toHaveProperty(
      "preferredDistrict",
    );
    expect(territoryStep.safeParse({ ...territory, territoryCode: "MH/PUN" }).success).toBe(false);
  });

  it("[F-02] [FRM-12] what is left blank is absent, not an empty text", () => {
    expect(territoryStep.parse({ ...territory, preferredDistrict: "" })).not.toHaveProperty(
      "preferredDistrict",
    );
    expect(businessStep.parse(business)).toMatchObject({
      hasBusinessLicense: false,
      hasPreviousFranchise: false,
    });
  });

  it("[F-02] nobody under eighteen applies", () => {
    const at = Date.parse("2026-11-29T10:00:00+05:30");
    expect(isAdult("2008-11-29", at)).toBe(true);
    expect(isAdult("2008-11-30", at)).toBe(false);
    expect(messages(personalStep.safeParse({ ...personal, dateOfBirth: "2025-01-01" }))).toEqual({
      dateOfBirth: "You must be 18 or older to apply",
    });
  });

  it("[F-05] all three boxes have to be ticked", () => {
    const ticked = { acceptsTerms: true, confirmsAccuracy: true, allowsContact: true };
    expect(consentsStep.safeParse(ticked).success).toBe(true);
    for (const box of Object.keys(ticked))
      expect(consentsStep.safeParse({ ...ticked, [box]: false }).success).toBe(false);
  });

  it("[F-06] one file a slot travels with the form", () => {
    const file = { slot: "idProof", file: "1.pdf", name: "पैन कार्ड (2).pdf" };
    const consents = { acceptsTerms: true, confirmsAccuracy: true, allowsContact: true };
    const form = { request_id: "a".repeat(24), personal, territory, business, consents, language: "hi" };
    expect(submitApplicationInput.safeParse({ ...form, files: [file] }).success).toBe(true);
    expect(submitApplicationInput.safeParse({ ...form, files: [file, file] }).success).toBe(false);
    expect(
      submitApplicationInput.safeParse({ ...form, files: [{ ...file, file: "../1.pdf" }] }).success,
    ).toBe(false);
  });
});

describe("documents", () => {
  it("[F-04] five slots with their sizes and kinds; four are needed", () => {
    const mb = 1024 * 1024;
    const pdf = (size: number) => ({ content_type: "application/pdf", size });
    expect(paperRefusal("idProof", pdf(5 * mb))).toBeNull();
    expect(paperRefusal("idProof", pdf(5 * mb + 1))).toBe("too_large");
    expect(paperRefusal("bankStatement", pdf(10 * mb))).toBeNull();
    expect(paperRefusal("bankStatement", { content_type: "image/png", size: 10 })).toBe("wrong_kind");
    expect(paperRefusal("idProof", { content_type: "text/html", size: 10 })).toBe("wrong_kind");
    expect(paperRefusal("idProof", pdf(0))).toBe("empty");
    expect(fileTooLarge(5)).toBe("File size must be less than 5MB");
    const four = ["businessLicense", "idProof", "addressProof", "bankStatement"];
    expect(arePapersComplete(four)).toBe(true);
    for (const slot of four)
      expect(arePapersComplete(APPLICATION_SLOTS.filter((one) => one !== slot))).toBe(false);
  });
});

describe("applications", () => {
  it("[F-07] an ID has a tail that nobody guesses, and is known however it was copied", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (random) => {
        const id = applicationId(1_795_862_400_000, random);
        expect(id).toMatch(/^APP-1795862400000-[0-9A-Z]{6}$/);
        expect(typedApplicationId(` ${id.toLowerCase().replace("-", "–")}\u200b `)).toBe(id);
      }),
    );
    for (const typed of ["", "APP-1", "APP-1795862400000", "APP-1795862400000-K7M2Q9/x", "../x"]) {
      expect(typedApplicationId(typed)).toBeNull();
    }
  });

  it("[F-08] only an administrator moves one, through the review", () => {
    expect(mayMove(APPLICATION_MOVES, "pending", "under_review", "admin")).toBe(true);
    expect(mayMove(APPLICATION_MOVES, "pending", "approved", "admin")).toBe(false);
    expect(mayMove(APPLICATION_MOVES, "under_review", "approved", "franchise")).toBe(false);
    expect(mayMove(APPLICATION_MOVES, "rejected", "approved", "admin")).toBe(false);
  });

  it("[F-08] age counts working days of India; late ones come first", () => {
    const day = (text: string) => Date.parse(`${text}T10:00:00+05:30`);
    const monday = day("2026-11-30");
    expect(decidedBy(monday)).toBe(Date.parse("2026-12-07T00:00:00+05:30"));
    expect(workingDaysBetween(monday, day("2026-12-07"))).toBe(5);
    const moment = (text: string) => ({ toMillis: () => day(text) });
    const started = { applied_date: moment("2026-11-28"), review_started_at: moment("2026-11-30") };
    expect(reviewAge(started, day("2026-12-07"))).toEqual({ day: 5, late: false });
    expect(reviewAge(started, day("2026-12-08"))).toEqual({ day: 6, late: true });
    const old = { applied_date: moment("2026-11-20"), review_started_at: null };
    const older = { applied_date: moment("2026-11-19"), review_started_at: moment("2026-12-02") };
    expect(byPromise([older, old], day("2026-12-02"))).toEqual([old, older]);
  });
});
