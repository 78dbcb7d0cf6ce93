import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { cancelConsultationInput, consultationForm } from "../consultations/consultation-input.ts";
import { contactInput } from "../contact/contact.ts";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { email, optionalBusinessName, optionalText, personName } from "../fields/fields.ts";
import { ownDetails } from "../profiles/own-details.ts";

/** One field, and how long it may be for each side that stores or sends it. */
interface Limit {
  field: string;
  max: number;
  /** Takes the field's text, or not. */
  takes(text: string): boolean;
  /** Text of so many characters that could stand there. */
  of?(length: number): string;
  /** What the Firestore rules say of it, where they admit the write. */
  rule?: string;
  /** What the form counts to. */
  form?: [file: string, words: string];
}

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const takenBy = (schema: z.ZodMiniType) => (text: string) => schema.safeParse(text).success;
const FORMS = "web/src/features";

const LIMITS: readonly Limit[] = [
  { field: "a name", max: 100, takes: takenBy(personName), rule: "return isCharacters(value, '.{1,100}')" },
  {
    field: "a billing name",
    max: 150,
    takes: takenBy(optionalBusinessName),
    rule: "isCharacters(profile.billing_name, '.{1,150}')",
  },
  {
    field: "an address",
    max: 500,
    takes: (address) => ownDetails.safeParse({ name: "Asha", address }).success,
    rule: "isTextOrNull(profile.get('address', null), 500)",
    form: ["web/src/ui/address-field.tsx", "maxLength={500}"],
  },
  {
    field: "a message from the website",
    max: 2000,
    takes: (message) =>
      contactInput.safeParse({
        ...{ name: "Asha", email: "a@b.in", phone: "9876543210", message },
        ...{ request_id: "x".repeat(16), website: "" },
      }).success,
    form: [`${FORMS}/contact/components/contact-form.tsx`, "maxLength={2000}"],
  },
  {
    field: "notes of a consultation",
    max: 500,
    takes: (notes) => consultationForm.safeParse({ notes }).success,
    form: [`${FORMS}/partners/components/booking-form.tsx`, "maxLength={500}"],
  },
  {
    field: "the reason of a cancellation",
    max: 300,
    takes: (reason) => cancelConsultationInput.safeParse({ consultation_id: "c", reason }).success,
    form: [`${FORMS}/consultations/components/cancel-dialog.tsx`, "limit: 300"],
  },
  // RFC 5321: what no mail server carries is not asked of one.
  {
    field: "an email address",
    max: 254,
    takes: takenBy(email),
    of: (length) => `a@${"b".repeat(length - 5)}.in`,
  },
];

describe("[MX-07] a limit of one side is known to the others", () => {
  const rules = read("firestore.rules");

  it.each(LIMITS.map((limit): [string, Limit] => [limit.field, limit]))(
    "[MX-07] %s: schema, rules and form end at the same length",
    (_field, { max, takes, of = (length) => "x".repeat(length), rule, form }) => {
      expect(takes(of(max))).toBe(true);
      expect(takes(of(max + 1))).toBe(false);
      if (rule) expect(rules).toContain(rule);
      if (form) expect(read(form[0])).toContain(form[1]);
    },
  );

  it("[MX-07] texts that are long in Hindi are as long as in English", () => {
    for (const { takes, of, max } of LIMITS) if (!of) expect(takes("अ".repeat(max))).toBe(true);
    expect(optionalText(500, FIELD_WORDS.under500).safeParse("अ".repeat(501)).success).toBe(false);
  });
});
