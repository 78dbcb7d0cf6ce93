import * as z from "zod/mini";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { email, personName, phoneSaying } from "../fields/fields.ts";
import { pinCode } from "../fields/pin-code.ts";
import { isWriting, seenLength, tidyLines } from "../fields/writing.ts";
import { FRANCHISE_LEVELS } from "../franchises/franchise-level.ts";
import { latinDigits } from "../phone/phone.ts";
import { STATES } from "../places/states.ts";
import { isIstDayName, istDay } from "../time/time.ts";
import {
  ANNUAL_INCOMES,
  BUSINESS_EXPERIENCES,
  INVESTMENT_CAPACITIES,
  MONTHLY_REVENUES,
  OFFICE_SPACES,
  TEAM_SIZES,
} from "./application-options.ts";
import { APPLICATION_SLOTS } from "./application-papers.ts";

/** The wizard's steps, as its forms ask and functions parse. */

/** A part of a name: two characters at least, in letters. */
function namePart(tooShort: string) {
  return z
    .pipe(
      z.string().check(z.maxLength(300, FIELD_WORDS.nameTooLong)),
      z.transform((typed) => typed.replace(/\s+/gu, " ").trim()),
    )
    .check(
      z.refine((name) => seenLength(name) >= 2, tooShort),
      z.refine(
        (name) => seenLength(name) < 2 || personName.safeParse(name).success,
        FIELD_WORDS.nameNotLetters,
      ),
    );
}

/** Writing of some length, on several lines. */
function writing(min: number, max: number, words: { tooShort: string; tooLong: string }) {
  return z.pipe(z.string().check(z.maxLength(3 * max, words.tooLong)), z.transform(tidyLines)).check(
    z.refine((text) => seenLength(text) >= min, words.tooShort),
    z.refine((text) => [...text].length <= max, words.tooLong),
    z.refine((text) => isWriting(text) && !/[<>]/.test(text), FIELD_WORDS.textNotPlain),
  );
}

/** The same on one line. */
function line(min: number, missing: string) {
  return z.pipe(
    writing(min, 100, { tooShort: missing, tooLong: FIELD_WORDS.under100 }),
    z.transform((text) => text.replace(/\s+/gu, " ")),
  );
}

/** Ten digits at least, then any number that can be called. */
const phone = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (typed) => (latinDigits(typed).normalize("NFKC").match(/\d/g)?.length ?? 0) >= 10,
        FIELD_WORDS.phoneTooShort,
      ),
    ),
  phoneSaying(FIELD_WORDS.phoneInvalid),
);

const ADULT_YEARS = 18;

/** `1988-04-02`, of somebody who may sign a contract. */
const birthDate = z.string().check(
  z.refine((day) => isIstDayName(day) && day >= "1900-01-01", FIELD_WORDS.birthDateMissing),
  z.refine((day) => !isIstDayName(day) || isAdult(day, Date.now()), FIELD_WORDS.birthDateTooYoung),
);

/** Whether somebody born on that day was eighteen on the day in India of an instant. */
export function isAdult(day: string, at: number): boolean {
  const [year = "", rest = ""] = [day.slice(0, 4), day.slice(4)];
  return `${Number(year) + ADULT_YEARS}${rest}` <= istDay(at);
}

const STATE_NAMES: readonly string[] = STATES.map(([, name]) => name);
const stateByName = (missing: string) =>
  z.string().check(z.refine((name) => STATE_NAMES.includes(name), missing));

export const personalStep = z.strictObject({
  firstName: namePart(FIELD_WORDS.firstNameTooShort),
  lastName: namePart(FIELD_WORDS.lastNameTooShort),
  email,
  phone,
  dateOfBirth: birthDate,
  address: writing(10, 500, { tooShort: FIELD_WORDS.addressTooShort, tooLong: FIELD_WORDS.under500 }),
  city: line(2, FIELD_WORDS.cityMissing),
  state: stateByName(FIELD_WORDS.stateRequired),
  pincode: pinCode,
});

/** What may stand for a territory: its form is told, and what it means is looked at when it is given. */
const TERRITORY_CODE = /^[A-Z0-9]+(?:-[A-Z0-9]+){0,3}$/;

export const territoryCode = z
  .pipe(
    z.string().check(z.maxLength(40, FIELD_WORDS.territoryCodeInvalid)),
    z.transform((typed) =>
      latinDigits(typed)
        .replace(/[\s\p{Cf}]/gu, "")
        .replace(/\p{Pd}/gu, "-")
        .toUpperCase(),
    ),
  )
  .check(
    z.refine((code) => code.length >= 2, FIELD_WORDS.territoryCodeMissing),
    z.refine(
      (code) => code.length < 2 || (code.length <= 20 && TERRITORY_CODE.test(code)),
      FIELD_WORDS.territoryCodeInvalid,
    ),
  );

/** What is shown in the field of an empty code. */
export const CODE_EXAMPLES = { state: "MH", district: "MH-MUM", individual: "MH-MUM-001" } as const;

export const territoryStep = z.pipe(
  z.strictObject({
    hierarchyLevel: z.enum(FRANCHISE_LEVELS, FIELD_WORDS.levelMissing),
    territoryCode,
    territoryName: line(2, FIELD_WORDS.territoryNameMissing),
    preferredState: stateByName(FIELD_WORDS.preferredStateMissing),
    preferredDistrict: z.optional(z.string().check(z.maxLength(100, FIELD_WORDS.under100))),
    investmentCapacity: z.enum(INVESTMENT_CAPACITIES, FIELD_WORDS.investmentMissing),
  }),
  // Not asked of a whole State: what was typed before the level was changed does not count.
  z.transform(({ preferredDistrict, ...step }) => {
    const district = preferredDistrict?.replace(/[<>\p{Cc}]/gu, "").trim() ?? "";
    const isAsked = step.hierarchyLevel !== "state" && district !== "";
    return { ...step, ...(isAsked ? { preferredDistrict: district } : {}) };
  }),
);

export const businessStep = z.strictObject({
  businessExperience: z.enum(BUSINESS_EXPERIENCES, FIELD_WORDS.experienceMissing),
  currentOccupation: line(2, FIELD_WORDS.occupationMissing),
  annualIncome: z.enum(ANNUAL_INCOMES, FIELD_WORDS.incomeMissing),
  expectedMonthlyRevenue: z.enum(MONTHLY_REVENUES, FIELD_WORDS.revenueMissing),
  teamSize: z.enum(TEAM_SIZES, FIELD_WORDS.teamSizeMissing),
  officeSpace: z.enum(OFFICE_SPACES, FIELD_WORDS.officeSpaceMissing),
  businessPlan: writing(50, 2000, {
    tooShort: FIELD_WORDS.businessPlanTooShort,
    tooLong: FIELD_WORDS.under2000,
  }),
  marketingStrategy: writing(50, 2000, {
    tooShort: FIELD_WORDS.marketingTooShort,
    tooLong: FIELD_WORDS.under2000,
  }),
  hasBusinessLicense: z._default(z.boolean(), false),
  hasPreviousFranchise: z._default(z.boolean(), false),
});

const ticked = z.boolean().check(z.refine((value) => value, FIELD_WORDS.consentMissing));

export const consentsStep = z.strictObject({
  acceptsTerms: ticked,
  confirmsAccuracy: ticked,
  allowsContact: ticked,
});

/** A file as it was staged: `franchise-staging/{uid}/{slot}/{file}`. */
export const stagedFile = z.strictObject({
  slot: z.enum(APPLICATION_SLOTS),
  file: z.string().check(z.regex(/^[1-3]\.(?:pdf|jpe?g|png)$/i)),
  /** As the applicant knows it. */
  name: z
    .pipe(
      z.string().check(z.maxLength(300)),
      z.transform((typed) => [...typed.replace(/[<>\p{Cc}\p{Cf}]/gu, "").trim()].slice(0, 120).join("")),
    )
    .check(z.minLength(1)),
});

/** Random, made on the device with the form: a second try finds the first. */
const deviceKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/, FIELD_WORDS.sendAgain));

/** `submitFranchiseApplication`. */
export const submitApplicationInput = z.strictObject({
  request_id: deviceKey,
  personal: personalStep,
  territory: territoryStep,
  business: businessStep,
  consents: consentsStep,
  files: z.array(stagedFile).check(
    z.maxLength(APPLICATION_SLOTS.length),
    z.refine((files) => new Set(files.map(({ slot }) => slot)).size === files.length),
  ),
  language: z.enum(["en", "hi"]),
});

/** `trackApplication`: whatever is typed, so that nothing tells a wrong ID from an unknown one. */
export const trackApplicationInput = z.strictObject({
  application_id: z.string().check(z.maxLength(200)),
});

/** `keepApplicationContact`: who began and may stop half-way. */
export const applicationContactInput = z.strictObject({
  request_id: deviceKey,
  name: personName,
  email: z.nullable(email),
  phone: phoneSaying(FIELD_WORDS.phoneInvalid),
  city: z.nullable(line(2, FIELD_WORDS.cityMissing)),
});

/** `forgetApplicationContact`: by the key that only their device has. */
export const forgetContactInput = z.strictObject({ request_id: deviceKey });

export const paperLinkInput = z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, FIELD_WORDS.linkIncomplete)),
});

/** `sendPapersAgain`: the better papers of a link that was mailed. */
export const sendPapersInput = z.strictObject({
  token: paperLinkInput.shape.token,
  files: z.array(stagedFile).check(z.minLength(1), z.maxLength(APPLICATION_SLOTS.length)),
});
