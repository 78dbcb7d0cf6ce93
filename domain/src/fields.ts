import * as z from "zod/mini";
import { normalisePhone } from "./phone.ts";
import { isStateCode } from "./states.ts";
import { isGstin, normaliseTaxId } from "./tax-ids.ts";

/** Field schemas with the words a person sees; forms and functions use the same. Limits are on characters. */

/** Also marks that reverse the reading direction of what follows; joiners that scripts need are allowed. */
const MARKUP_OR_CONTROL = /[<>\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const HAS_LETTER = /\p{L}/u;

/** A person's name: any script, one word is enough, dots, apostrophes and hyphens allowed; 1-100 characters. */
export const personName = z
  .pipe(
    z.string(),
    z.transform((typed) => typed.replace(/\s+/gu, " ").trim()),
  )
  .check(
    z.refine((name) => name.length > 0, "Please enter your name"),
    z.refine((name) => [...name].length <= 100, "Please keep the name under 100 characters"),
    z.refine(
      (name) => name === "" || (HAS_LETTER.test(name) && !MARKUP_OR_CONTROL.test(name)),
      "Please enter a name in letters",
    ),
  );

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;

/** An email address, lower case; up to 254 characters. */
export const email = z
  .pipe(
    z.string(),
    z.transform((typed) => typed.trim().toLowerCase()),
  )
  .check(
    z.refine((address) => address.length <= 254 && EMAIL.test(address), "Please enter a valid email address"),
  );

/** A phone number typed in any common way; the output is E.164. */
export const phone = phoneSaying("Please enter a valid phone number");

/** The same field with other words for a number that cannot be one. */
export function phoneSaying(message: string) {
  return z.pipe(
    z.string().check(z.maxLength(30, message)),
    z.transform((typed, context) => {
      const number = normalisePhone(typed);
      if (number === null) {
        context.issues.push({ code: "custom", message, input: typed });
        return z.NEVER;
      }
      return number;
    }),
  );
}

/** Place of supply: one of today's GST State codes. */
export const stateCode = z.string().check(z.refine(isStateCode, "Please choose your State"));

/** A GSTIN, or nothing: blank becomes undefined. */
export const optionalGstin = z.pipe(
  z.optional(z.string().check(z.maxLength(30, "Please enter a valid GSTIN"))),
  z.transform((typed, context) => {
    const gstin = normaliseTaxId(typed ?? "");
    if (gstin === "") return undefined;
    if (!isGstin(gstin)) {
      context.issues.push({
        code: "custom",
        message: "This GSTIN is not valid. Please check each character.",
        input: typed,
      });
      return z.NEVER;
    }
    return gstin;
  }),
);

/** Optional text: blank becomes undefined. */
export function optionalText(max: number) {
  return z.pipe(
    z.optional(z.string().check(z.maxLength(max, `Please keep this under ${max} characters`))),
    z.transform((typed) => {
      const text = typed?.trim() ?? "";
      return text === "" ? undefined : text;
    }),
  );
}

/** A new password. */
export const newPassword = z
  .string()
  .check(
    z.minLength(8, "Password must be at least 8 characters"),
    z.maxLength(128, "Please keep the password under 128 characters"),
  );

/** Ids of our own documents, as they travel in inputs. Firestore keeps `__…__` for itself. */
export const documentId = z
  .string()
  .check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/, "This link is not complete"));
