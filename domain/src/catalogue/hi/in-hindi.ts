import type { GovernmentFee, RequiredDocument, Service } from "../../service.ts";
import { gstRegistration } from "./gst-registration.ts";
import { sameIds, sameLength } from "./same-parts.ts";
import type { DocumentTexts, ServiceTexts } from "./service-texts.ts";

/** The Hindi texts of the built-in services, by service id. */
const HINDI: Readonly<Record<string, ServiceTexts>> = {
  "gst-registration": gstRegistration,
};

/**
 * A built-in service with its texts in Hindi: ids, prices, order and flags stay those of the service given.
 * @throws Error naming the service and the part when a text is missing or one too many: a site that lacks one is not built.
 */
export function inHindi(service: Service): Service {
  const texts = HINDI[service.id];
  if (texts === undefined) return service;
  const at = (part: string) => `${service.id}, ${part}`;
  const { name, summary, description, eligibility, turnaround } = texts;
  return {
    ...service,
    ...{ name, summary, description, eligibility, turnaround },
    feature_list: [...sameLength(at("features"), service.feature_list, texts.feature_list)],
    required_documents: sameIds(at("documents"), service.required_documents, texts.required_documents).map(
      ([document, words]) => documentIn(at(document.id), document, words),
    ),
    plans: sameIds(at("plans"), service.plans, texts.plans).map(([plan, words]) => ({
      ...words,
      ...priceOf(plan),
    })),
    faqs: [...sameLength(at("questions"), service.faqs, texts.faqs)],
    government_fee: feeIn(at("Government fee"), service.government_fee, texts.government_fee),
  };
}

function priceOf({ id, price }: Service["plans"][number]) {
  return { id, price };
}

function documentIn(at: string, document: RequiredDocument, words: DocumentTexts): RequiredDocument {
  const [label, condition] = typeof words === "string" ? [words] : words;
  if ((condition === undefined) !== (document.condition === undefined)) throw new Error(`${at}: condition`);
  return { ...document, label, ...(condition === undefined ? {} : { condition }) };
}

function feeIn(at: string, fee: GovernmentFee | null, note: string | null): GovernmentFee | null {
  if ((fee === null) !== (note === null)) throw new Error(`${at}: note`);
  return fee && { ...fee, note: note ?? "" };
}
