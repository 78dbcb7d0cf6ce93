import * as z from "zod/mini";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { documentId } from "../fields/fields.ts";
import { OFFICE_WORDS } from "../fields/office-words.ts";
import { line, text } from "../fields/written.ts";
import { isIstDayName } from "../time/time.ts";
import { ruleOf } from "./field-rules.ts";
import { SERVICE_CATEGORIES } from "./service.ts";
import type { FieldValue } from "./service-fields.ts";

/**
 * What an administrator may sell. The provider's window shows service and plan in one line of so many bytes, and a name in
 * Hindi has three a letter: what does not fit there cannot be bought, so it is refused here.
 */
const WINDOW_LINE_BYTES = 255;
const BETWEEN_NAMES = " – ";

const listOf = <T extends z.core.$ZodType>(entry: T, max: number) => z.array(entry).check(z.maxLength(max));

const price = z
  .int(OFFICE_WORDS.priceNotWhole)
  .check(z.minimum(1, OFFICE_WORDS.priceOutside), z.maximum(1_000_000, OFFICE_WORDS.priceOutside));

const plan = z.strictObject({
  id: documentId,
  name: line(1, 100),
  description: text(0, 2000),
  eligibility: text(0, 2000),
  /** Whole rupees before GST. */
  price,
  turnaround: line(0, 100),
});

const requiredDocument = z.strictObject({
  id: documentId,
  label: line(1, 200),
  required: z.boolean(),
  condition: z.optional(line(1, 300)),
  takes: z.optional(z.enum(["tables", "act"])),
});

/** All of a service, as it shall be sold. */
export const service = z
  .strictObject({
    id: documentId,
    name: line(1, 150),
    category: z.enum(SERVICE_CATEGORIES),
    icon: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
    summary: text(1, 500),
    description: text(1, 10_000),
    eligibility: text(0, 4000),
    popular: z.boolean(),
    feature_list: listOf(line(1, 300), 50),
    required_documents: listOf(requiredDocument, 50),
    plans: listOf(plan, 6).check(
      z.minLength(1, OFFICE_WORDS.planMissing),
      z.refine((plans) => new Set(plans.map(({ id }) => id)).size === plans.length, "Two plans have one id"),
    ),
    faqs: listOf(z.strictObject({ question: line(1, 300), answer: text(1, 4000) }), 50),
    government_fee: z.nullable(
      z.strictObject({
        amount: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
        note: text(0, 500),
        source: z.optional(line(1, 300)),
        as_of: z.optional(z.string().check(z.refine(isIstDayName))),
      }),
    ),
    /** GST services accounting code. */
    sac: z.string().check(z.regex(/^99[0-9]{4}$/, OFFICE_WORDS.sacInvalid)),
    turnaround: line(1, 100),
    active: z.boolean(),
  })
  .check(
    z.refine(({ name, plans }) => plans.every((one) => fitsWindow(name, one.name)), {
      path: ["plans"],
      message: OFFICE_WORDS.namesTooLong,
    }),
  );

function fitsWindow(serviceName: string, planName: string): boolean {
  return new TextEncoder().encode(`${serviceName}${BETWEEN_NAMES}${planName}`).length <= WINDOW_LINE_BYTES;
}

/** Which state of a record somebody had before them when they changed it; null for a new one. */
export const seenVersion = z.nullable(z.int().check(z.minimum(0)));

/** The state of a service that somebody had before them; 0: none was published yet. */
const seen = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

/** One field of a draft. `seen`: the mark it had when it was typed over. */
const change = z.pipe(
  z.strictObject({
    field: z.string().check(z.maxLength(160)),
    value: z.unknown(),
    seen,
  }),
  z.transform((typed, context): { field: string; value: FieldValue; seen: number } => {
    const rule = ruleOf(typed.field);
    const value = rule === null ? null : z.safeParse(rule, typed.value);
    if (value?.success) return { ...typed, value: value.data as FieldValue };
    context.issues.push({
      code: "custom",
      message: FIELD_WORDS.plainText,
      input: typed.value,
      path: ["value"],
    });
    return z.NEVER;
  }),
);

/** A new one is made by the first words of its draft, so its id is chosen as its address shall be. */
const serviceId = documentId;

export const saveServiceDraftInput = z.strictObject({
  service_id: serviceId,
  changes: listOf(change, 40).check(z.minLength(1)),
});

export const discardServiceDraftInput = z.strictObject({ service_id: serviceId, seen_rev: seen });

/** `publishService`: what stands in the draft, as it was seen. */
export const publishServiceInput = z.strictObject({
  service_id: serviceId,
  seen_version: seen,
  seen_rev: seen,
});

export const restoreServiceInput = z.strictObject({
  service_id: serviceId,
  version: seen,
  seen_version: seen,
});

/** `setServiceOnSale`: hidden, it is not sold; open orders run on. */
export const setServiceOnSaleInput = z.strictObject({ service_id: serviceId, on_sale: z.boolean() });

/** `orderServices`: ids in the order of the list; `seen`: as it was before. */
export const orderServicesInput = z.strictObject({
  ids: listOf(documentId, 100).check(z.minLength(1)),
  seen: listOf(documentId, 100),
});

export const lookAtServiceInput = z.strictObject({ service_id: serviceId });
