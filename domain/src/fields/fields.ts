import * as z from "zod/mini";
import { callable, isMobile, normalisePhone, tollFree } from "../phone/phone.ts";
import { isStateCode } from "../places/states.ts";
import { FIELD_WORDS } from "./field-words.ts";
import { isGstin, isPan, normaliseTaxId } from "./tax-ids.ts";
import { isWriting, seenIn, seenLength, tidyLines } from "./writing.ts";

/** Field schemas with the words a person sees; forms and functions use the same. Limits are on characters. */

/** Also marks that reverse the reading direction of what follows; joiners that scripts need are allowed. */
const MARKUP_OR_CONTROL = /[<>\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u;
/** Marks that come along, before and behind, when something is copied from a chat or the contacts; joiners are letters' own. */
const COPIED_ALONG =
  /^[\s\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+|[\s\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+$/gu;
const HAS_LETTER = /\p{L}/u;
/**
 * What is really an address: a scheme, `www.`, an ending that addresses have and Indian names have not, a path behind a domain.
 * People write `K.Dev`, `Senthil.Kumar` and `S/o`: a dot or a stroke makes no address, and mails put a space after such a dot.
 * `isName` of the rules says the same.
 */
const ADDRESS =
  /[\\@]|\/\/|(?:https?|ftp|mailto|javascript|data|intent|upi|tel|sms|whatsapp):|www[.\u3002]|[\p{L}\p{N}][.\u3002](?:(?:com|net|org|in|co|io|me|ru|cn|ly|gg|cc|tk|tv|info|biz|xyz|site|online|app|link|top|shop|club|live|example)(?![a-z0-9_])|[\p{L}\p{N}]{2,}\/)/iu;

/** Letters that look like others, or hold a dot: full-width ones, mathematical ones, those in circles. */
const LOOK_ALIKES =
  /[\u2024-\u2026\u2100-\u214f\u2460-\u24ff\ufe10-\ufe19\ufe50-\ufe6f\uff01-\uff5e\uff61\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/u;

/** The same for a business, whose registered name may be a domain. */
const ADDRESS_LIKE = /[@\\]|:\/\/|www\./iu;

/** Text that shows as it is: no markup, nothing unseen, no half characters. */
function isPlainText(text: string): boolean {
  return text.isWellFormed() && !MARKUP_OR_CONTROL.test(text);
}

/** What was meant to be copied. */
function withoutMarks(typed: string): string {
  return typed.replace(COPIED_ALONG, "");
}

/** An address as it was typed, or copied from a link. */
export function typedEmail(typed: string): string {
  return withoutMarks(withoutMarks(typed).replace(/^mailto:/i, ""));
}

/** A person's name: any script, one word is enough, dots, apostrophes and hyphens allowed; 1-100 characters. */
export const personName = z
  .pipe(
    z.string(),
    z.transform((typed) => withoutMarks(typed).replace(/\s+/gu, " ")),
  )
  .check(
    z.refine((name) => name.length > 0, FIELD_WORDS.nameMissing),
    z.refine((name) => [...name].length <= 100, FIELD_WORDS.nameTooLong),
    z.refine(
      (name) =>
        name === "" ||
        (HAS_LETTER.test(seenIn(name)) &&
          isPlainText(name) &&
          !LOOK_ALIKES.test(name) &&
          !ADDRESS.test(name)),
      FIELD_WORDS.nameNotLetters,
    ),
  );

/** A business name as it is registered, on one line, up to 150 characters; blank becomes undefined. */
export const optionalBusinessName = z.pipe(
  z.optional(z.string().check(z.maxLength(300, FIELD_WORDS.businessNameTooLong))),
  z.transform((typed, context) => {
    const name = withoutMarks(typed ?? "").replace(/\s+/gu, " ");
    if (name === "") return undefined;
    const message =
      [...name].length > 150 ? FIELD_WORDS.businessNameTooLong : FIELD_WORDS.businessNameNotPlain;
    if (isPlainText(name) && !ADDRESS_LIKE.test(name) && [...name].length <= 150) return name;
    context.issues.push({ code: "custom", message, input: typed });
    return z.NEVER;
  }),
);

/** Nothing that a mail program reads as more than one address, or that is not seen. */
const EMAIL =
  /^[^\s@<>"(),:;[\]\\\p{Cc}\p{Cf}]{1,64}@[^\s@<>"(),:;[\]\\.\p{Cc}\p{Cf}]+(?:\.[^\s@<>"(),:;[\]\\.\p{Cc}\p{Cf}]+)+$/u;

/** An email address, lower case; up to 254 characters. */
export const email = z
  .pipe(
    z.string(),
    z.transform((typed) => typedEmail(typed).toLowerCase()),
  )
  .check(z.refine((address) => address.length <= 254 && EMAIL.test(address), FIELD_WORDS.emailInvalid));

/** Any phone number on which a person can be called, typed in any common way; the output is E.164. */
export const phone = phoneSaying(FIELD_WORDS.phoneInvalid);

/** The same field with other words for a number that cannot be one. */
export function phoneSaying(message: string) {
  return numberSaying(message, readPhone, FIELD_WORDS.phoneTollFree);
}

/** Our own number, on which we are called: it may be toll-free. */
export const ownPhone = numberSaying(
  FIELD_WORDS.phoneInvalid,
  (typed) => tollFree(typed) ?? readPhone(typed),
);

/** A number that a code is sent to: a mobile. Whether there is such a number its code proves, also where the tables are behind. */
export function mobileSaying(message: string) {
  return numberSaying(message, (typed) => {
    const number = normalisePhone(typed);
    return number !== null && isMobile(number) ? (callable(number) ?? number) : null;
  });
}

function readPhone(typed: string): string | null {
  const number = normalisePhone(typed);
  return number === null ? null : callable(number);
}

/** @param notTollFree what is said of a toll-free number where none is taken */
function numberSaying(message: string, read: (typed: string) => string | null, notTollFree?: string) {
  return z.pipe(
    z.string().check(z.maxLength(30, message)),
    z.transform((typed, context) => {
      const isBarred = notTollFree !== undefined && tollFree(typed) !== null;
      const number = isBarred ? null : read(typed);
      if (number !== null) return number;
      context.issues.push({ code: "custom", message: isBarred ? notTollFree : message, input: typed });
      return z.NEVER;
    }),
  );
}

/** Place of supply: one of today's GST State codes. */
export const stateCode = z.string().check(z.refine(isStateCode, FIELD_WORDS.stateMissing));

/** A GSTIN, or nothing: blank becomes undefined. */
export const optionalGstin = optionalTaxId(isGstin, FIELD_WORDS.gstinInvalid, FIELD_WORDS.gstinMistyped);

/** A PAN, or nothing: blank becomes undefined. */
export const optionalPan = optionalTaxId(isPan, FIELD_WORDS.panInvalid, FIELD_WORDS.panMistyped);

function optionalTaxId(isValid: (id: string) => boolean, invalid: string, mistyped: string) {
  return z.pipe(
    z.optional(z.string().check(z.maxLength(30, invalid))),
    z.transform((typed, context) => {
      const id = normaliseTaxId(typed ?? "");
      if (id === "") return undefined;
      if (!isValid(id)) {
        context.issues.push({
          code: "custom",
          message: mistyped,
          input: typed,
        });
        return z.NEVER;
      }
      return id;
    }),
  );
}

/** A phone number in E.164, or nothing: blank, or no more than the country code, becomes undefined. */
export const optionalPhone = z.pipe(
  z.optional(z.string().check(z.maxLength(30, FIELD_WORDS.phoneInvalid))),
  z.transform((typed, context) => {
    if (/^(\+91)?$/.test(typed?.trim() ?? "")) return undefined;
    const isBarred = tollFree(typed ?? "") !== null;
    const number = isBarred ? null : readPhone(typed ?? "");
    if (number !== null) return number;
    const message = isBarred ? FIELD_WORDS.phoneTollFree : FIELD_WORDS.phoneInvalid;
    context.issues.push({ code: "custom", message, input: typed });
    return z.NEVER;
  }),
);

/** A State, or none yet: blank becomes undefined. */
export const optionalState = z.pipe(
  z.optional(
    z.string().check(z.refine((code) => code === "" || isStateCode(code), FIELD_WORDS.stateMissing)),
  ),
  z.transform((code) => (code === "" ? undefined : code)),
);

/** Optional text: blank, or nothing that is seen, becomes undefined. `tooLong` is one of `FIELD_WORDS`, so that every language has it. */
export function optionalText(max: number, tooLong: string) {
  return z.pipe(
    z.optional(z.string().check(z.maxLength(max, tooLong))),
    z.transform((typed, context) => {
      const text = tidyLines(typed ?? "");
      if (seenLength(text) === 0) return undefined;
      if (isWriting(text)) return text;
      context.issues.push({ code: "custom", message: FIELD_WORDS.textNotPlain, input: typed });
      return z.NEVER;
    }),
  );
}

/** A new password. */
export const newPassword = z
  .string()
  .check(z.minLength(8, FIELD_WORDS.passwordTooShort), z.maxLength(128, FIELD_WORDS.passwordTooLong));

/** Ids of our own documents, as they travel in inputs. Firestore keeps `__…__` for itself. */
export const documentId = z
  .string()
  .check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/, FIELD_WORDS.linkIncomplete));
