import * as z from "zod/mini";
import { documentId, personName } from "../fields/fields.ts";
import { OFFICE_WORDS } from "../fields/office-words.ts";
import { line, text } from "../fields/written.ts";

/** So many kinds of work, and languages. */
export const MOST_OF_LISTING = 12;

export const YEARS_WORDS = OFFICE_WORDS.yearsTooMany;

const few = (max: number) =>
  z.array(line(2, max)).check(
    z.minLength(1, OFFICE_WORDS.listMissing),
    z.maxLength(MOST_OF_LISTING, OFFICE_WORDS.listTooLong),
    z.refine(
      (all) => new Set(all.map((one) => one.toLowerCase())).size === all.length,
      OFFICE_WORDS.listTwice,
    ),
  );

/** Of the Institute of Chartered Accountants of India. */
const membershipNumber = z.string().check(z.regex(/^\d{6}$/, OFFICE_WORDS.membershipInvalid));

/** What the directory says of a CA. */
export const listingFields = {
  name: personName,
  /** City and State. */
  location: line(2, 100),
  experience_years: z.int().check(z.minimum(0), z.maximum(70, YEARS_WORDS)),
  bio: text(20, 1000),
  specializations: few(40),
  languages: few(30),
  /** Null: not given. */
  membership_number: z.nullable(membershipNumber),
  /** One of us looked the number up: only then does it stand in the directory. */
  verified: z.boolean(),
  /** Listed, and may be booked. */
  active: z.boolean(),
} as const;

export const VERIFIED_NEEDS_NUMBER = OFFICE_WORDS.membershipMissing;

/** `saveListing`: the entry as a whole. Hours, days off and reviews stay as they are. */
export const saveListingInput = z
  .strictObject({
    uid: z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, "This account does not exist")),
    ...listingFields,
    /** An entry that belongs to nobody yet and becomes theirs. Absent: the one they have, or a new one. */
    listing_id: z.optional(documentId),
    /** Epoch ms of the entry as it was seen; null: it had never been saved here. */
    seen_at: z.nullable(z.int().check(z.minimum(0))),
  })
  .check(
    z.refine(({ verified, membership_number }) => !verified || membership_number !== null, {
      error: VERIFIED_NEEDS_NUMBER,
      path: ["membership_number"],
    }),
  );
