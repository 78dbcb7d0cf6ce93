import { listingFields, VERIFIED_NEEDS_NUMBER, YEARS_WORDS } from "@niyamdesk/domain/partners/listing-input";
import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import * as z from "zod/mini";

const { experience_years, specializations, languages, membership_number, ...same } = listingFields;

const between = z.pipe(
  z.string(),
  z.transform((typed) =>
    typed
      .split(/[,\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  ),
);

/** As it is typed: lists between commas, a number as digits. */
export const listingForm = z
  .strictObject({
    ...same,
    experience_years: z.pipe(
      z.pipe(
        z.string().check(z.regex(/^\s*\d{1,2}\s*$/, YEARS_WORDS)),
        z.transform((typed) => Number(typed)),
      ),
      experience_years,
    ),
    specializations: z.pipe(between, specializations),
    languages: z.pipe(between, languages),
    membership_number: z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed) => (typed.trim() === "" ? null : typed.trim())),
      ),
      membership_number,
    ),
  })
  .check(
    z.refine(({ verified, membership_number }) => !verified || membership_number !== null, {
      error: VERIFIED_NEEDS_NUMBER,
      path: ["membership_number"],
    }),
  );

/** What the form begins with. @param name of the account, where there is no entry yet */
export function typedOf(partner: CaPartner | null, name: string, unchecked: string | null) {
  return {
    name: partner?.name ?? name,
    location: partner?.location ?? "",
    experience_years: partner === null ? "" : String(partner.experience_years),
    bio: partner?.bio ?? "",
    specializations: partner?.specializations.join(", ") ?? "",
    languages: partner?.languages.join(", ") ?? "",
    membership_number: partner?.membership_number ?? unchecked ?? "",
    verified: partner?.verified ?? false,
    active: partner?.active ?? true,
  };
}
