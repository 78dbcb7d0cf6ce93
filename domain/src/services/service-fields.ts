import type { GovernmentFee, Service } from "./service.ts";
import { textHash } from "./translation.ts";

/**
 * A service as the fields of its editor, each changed and kept by itself: `name`, `plan.salary.price`, `faq.f3k.answer`; a list names the ids
 * of its parts in their order. `hi.` before a text is its Hindi.
 */
export type FieldValue = string | number | boolean | null | readonly string[];
export type ServiceFields = Readonly<Record<string, FieldValue>>;

/** Ids of parts that have none on the page: a question or a point keeps its own whatever becomes of its words. */
export interface PartIds {
  features: readonly string[];
  faqs: readonly string[];
}

/** Whether there is a Government fee: of so much, as it is charged, or none. */
export const FEE_KINDS = ["none", "amount", "actuals"] as const;

/** What a stored record says of its parts' ids; parts of the built-in catalogue are known by their words. */
export function partIdsOf(service: Service, record: Readonly<Record<string, unknown>> | null): PartIds {
  return {
    features: idsOf(service.feature_list, record?.feature_ids),
    faqs: idsOf(
      service.faqs.map(({ question }) => question),
      record?.faq_ids,
    ),
  };
}

function idsOf(texts: readonly string[], stored: unknown): string[] {
  if (
    Array.isArray(stored) &&
    stored.length === texts.length &&
    stored.every((id) => typeof id === "string")
  ) {
    return stored;
  }
  return texts.map((text, place) => {
    const id = textHash(text);
    return texts.indexOf(text) === place ? id : `${id}-${place}`;
  });
}

/** Fields of the English; `hi.` of each text comes from `hindiFields`. */
export function fieldsOf(service: Service, ids: PartIds): ServiceFields {
  const { name, category, icon, summary, description, eligibility, popular, sac, turnaround } = service;
  const fields: Record<string, FieldValue> = {
    ...{ name, category, icon, summary, description, eligibility, popular, sac, turnaround },
    ...feeFields(service.government_fee),
    plans: service.plans.map(({ id }) => id),
    documents: service.required_documents.map(({ id }) => id),
    features: ids.features,
    faqs: ids.faqs,
  };
  for (const { id, ...plan } of service.plans) put(fields, `plan.${id}`, plan);
  for (const { id, label, required, condition = "", takes = "file" } of service.required_documents) {
    put(fields, `document.${id}`, { label, required, condition, takes });
  }
  for (const [place, feature] of service.feature_list.entries()) {
    fields[`feature.${ids.features[place]}`] = feature;
  }
  for (const [place, faq] of service.faqs.entries()) put(fields, `faq.${ids.faqs[place]}`, { ...faq });
  return fields;
}

function put(
  fields: Record<string, FieldValue>,
  at: string,
  parts: Readonly<Record<string, FieldValue>>,
): void {
  for (const [part, value] of Object.entries(parts)) fields[`${at}.${part}`] = value;
}

function feeFields(fee: GovernmentFee | null): ServiceFields {
  return {
    fee: fee === null ? "none" : fee.amount === null ? "actuals" : "amount",
    "fee.amount": fee?.amount ?? null,
    "fee.note": fee?.note ?? "",
    "fee.source": fee?.source ?? "",
    "fee.day": fee?.as_of ?? "",
  };
}

/** What the fields say is sold; not looked at yet: a schema says whether it can be. */
export function serviceOfFields(id: string, fields: ServiceFields, active: boolean) {
  const at = (key: string) => fields[key] ?? "";
  const parts = (key: string) => listIn(fields, key);
  return {
    id,
    ...{ name: at("name"), category: at("category"), icon: at("icon"), summary: at("summary") },
    ...{ description: at("description"), eligibility: at("eligibility"), popular: at("popular") === true },
    feature_list: parts("features").map((part) => at(`feature.${part}`)),
    required_documents: parts("documents").map((part) => {
      const condition = conditionIn(fields, part);
      const required = fields[`document.${part}.required`] !== false;
      const takes = textIn(fields, `document.${part}.takes`);
      return {
        ...{ id: part, label: at(`document.${part}.label`), required },
        ...(condition === "" ? {} : { condition }),
        ...(takes === "tables" || takes === "act" ? { takes } : {}),
      };
    }),
    plans: parts("plans").map((part) => ({
      ...{ id: part, name: at(`plan.${part}.name`), description: at(`plan.${part}.description`) },
      ...{ eligibility: at(`plan.${part}.eligibility`), price: fields[`plan.${part}.price`] ?? null },
      turnaround: at(`plan.${part}.turnaround`),
    })),
    faqs: parts("faqs").map((part) => ({
      question: at(`faq.${part}.question`),
      answer: at(`faq.${part}.answer`),
    })),
    government_fee: feeOf(fields),
    ...{ sac: at("sac"), turnaround: at("turnaround"), active },
  };
}

/** When a document is needed that is not always. */
function conditionIn(fields: ServiceFields, part: string): string {
  return fields[`document.${part}.required`] === false ? textIn(fields, `document.${part}.condition`) : "";
}

function feeOf(fields: ServiceFields) {
  const { fee } = fields;
  if (fee !== "amount" && fee !== "actuals") return null;
  const [source, as_of] = [fields["fee.source"], fields["fee.day"]];
  return {
    amount: fee === "amount" ? (fields["fee.amount"] ?? null) : null,
    note: fields["fee.note"] ?? "",
    ...(source ? { source } : {}),
    ...(as_of ? { as_of } : {}),
  };
}

export function listIn(fields: ServiceFields, key: string): readonly string[] {
  const value = fields[key];
  return Array.isArray(value) ? value : [];
}

export function textIn(fields: ServiceFields, key: string): string {
  const value = fields[key];
  return typeof value === "string" ? value : "";
}

/** Keys of what a reader sees in words, in the order of the page: what should be there in Hindi as well. */
export function textKeys(fields: ServiceFields): string[] {
  const of = (list: string, at: string, parts: readonly string[]) =>
    listIn(fields, list).flatMap((id) =>
      parts.map((part) => (part === "" ? `${at}.${id}` : `${at}.${id}.${part}`)),
    );
  return [
    ...["name", "summary", "description", "eligibility", "turnaround"],
    ...of("features", "feature", [""]),
    ...of("plans", "plan", ["name", "description", "eligibility", "turnaround"]),
    ...(fields.fee === "none" ? [] : ["fee.note"]),
    ...listIn(fields, "documents").flatMap((id) => [
      `document.${id}.label`,
      ...(conditionIn(fields, id) === "" ? [] : [`document.${id}.condition`]),
    ]),
    ...of("faqs", "faq", ["question", "answer"]),
  ].filter((key) => textIn(fields, key) !== "");
}

/** Hindi of the texts, as far as it is known by the words that it translates. @param known by `textHash` */
export function hindiFields(fields: ServiceFields, known: Readonly<Record<string, string>>): ServiceFields {
  return Object.fromEntries(
    textKeys(fields).map((key) => [`hi.${key}`, known[textHash(textIn(fields, key))] ?? ""]),
  );
}

/**
 * Hindi that is published with the fields, by the hash of its English. What was written for other words is not taken over: who changes the
 * English says that its Hindi still holds, or writes it anew.
 *
 * @param changes of the draft
 * @param before Hindi that is stored now
 */
export function hindiToPublish(
  fields: ServiceFields,
  changes: ServiceFields,
  before: Readonly<Record<string, string>>,
): Record<string, string> {
  const hindi: Record<string, string> = {};
  for (const key of textKeys(fields)) {
    const hash = textHash(textIn(fields, key));
    const written = textIn(changes, `hi.${key}`) || before[hash];
    if (written) hindi[hash] = written;
  }
  return hindi;
}
