import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { OFFICE_WORDS } from "../fields/office-words.ts";
import { line, text } from "../fields/written.ts";
import { isIstDayName } from "../time/time.ts";
import { DOCUMENT_TAKES, SERVICE_CATEGORIES } from "./service.ts";
import { FEE_KINDS } from "./service-fields.ts";

/**
 * What a field of a draft may hold. A draft is on its way, so a text may be empty and a price missing: whether all of it can be sold is
 * asked when it is published.
 */
export const MOST_PLANS = 6;
export const MOST_PARTS = 50;

const rupees = z.nullable(
  z
    .int(OFFICE_WORDS.priceNotWhole)
    .check(z.minimum(1, OFFICE_WORDS.priceOutside), z.maximum(1_000_000, OFFICE_WORDS.priceOutside)),
);
const ids = (most: number) =>
  z.array(documentId).check(
    z.maxLength(most),
    z.refine((list) => new Set(list).size === list.length),
  );

const ALONE = {
  name: line(0, 150),
  summary: text(0, 500),
  description: text(0, 10_000),
  eligibility: text(0, 4000),
  turnaround: line(0, 100),
  category: z.enum(SERVICE_CATEGORIES),
  icon: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  popular: z.boolean(),
  sac: z.string().check(z.regex(/^\d{0,6}$/, OFFICE_WORDS.sacInvalid)),
  fee: z.enum(FEE_KINDS),
  "fee.amount": rupees,
  "fee.note": text(0, 500),
  "fee.source": line(0, 300),
  "fee.day": z.string().check(z.refine((day) => day === "" || isIstDayName(day))),
  plans: ids(MOST_PLANS),
  documents: ids(MOST_PARTS),
  features: ids(MOST_PARTS),
  faqs: ids(MOST_PARTS),
} as const;

const OF_PARTS: Readonly<Record<string, Readonly<Record<string, z.core.$ZodType>>>> = {
  plan: {
    name: line(0, 100),
    description: text(0, 2000),
    eligibility: text(0, 2000),
    turnaround: line(0, 100),
    price: rupees,
  },
  document: {
    ...{ label: line(0, 200), required: z.boolean(), condition: line(0, 300) },
    takes: z.enum(DOCUMENT_TAKES),
  },
  feature: { "": line(0, 300) },
  faq: { question: line(0, 300), answer: text(0, 4000) },
};

const NO_HINDI = new Set([
  "category",
  "icon",
  "sac",
  "fee",
  "fee.source",
  "fee.day",
  "price",
  "required",
  "takes",
]);

/** What a field may hold; null: there is no such field. */
export function ruleOf(key: string): z.core.$ZodType | null {
  if (key.startsWith("hi.")) {
    const rest = key.slice(3);
    const last = rest.startsWith("fee") ? rest : (rest.split(".").at(-1) ?? "");
    const rule = ruleOf(rest);
    const isText = rule !== null && !NO_HINDI.has(last) && z.safeParse(rule, "").success;
    return isText && !rest.startsWith("hi.") ? rule : null;
  }
  if (Object.hasOwn(ALONE, key)) return ALONE[key as keyof typeof ALONE];
  const [kind = "", id = "", part = "", ...more] = key.split(".");
  const rules = Object.hasOwn(OF_PARTS, kind) ? OF_PARTS[kind] : undefined;
  if (rules === undefined || more.length > 0 || !documentId.safeParse(id).success) return null;
  if (key !== (part === "" ? `${kind}.${id}` : `${kind}.${id}.${part}`)) return null;
  return Object.hasOwn(rules, part) ? (rules[part] ?? null) : null;
}
