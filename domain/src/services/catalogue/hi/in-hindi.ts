import type { GovernmentFee, RequiredDocument, Service } from "../../service.ts";
import { bookkeeping } from "./bookkeeping.ts";
import { consumerComplaint } from "./consumer-complaint.ts";
import { corporateTax } from "./corporate-tax.ts";
import { etenderDsc } from "./etender-dsc.ts";
import { fssai } from "./fssai.ts";
import { gstRegistration } from "./gst-registration.ts";
import { gstReturn } from "./gst-return.ts";
import { iec } from "./iec.ts";
import { itrBusiness } from "./itr-business.ts";
import { itrFiling } from "./itr-filing.ts";
import { legalDrafting } from "./legal-drafting.ts";
import { llp } from "./llp.ts";
import { partnership } from "./partnership.ts";
import { privateLimited } from "./private-limited.ts";
import { proprietorship } from "./proprietorship.ts";
import { sameIds, sameLength } from "./same-parts.ts";
import type { DocumentTexts, ServiceTexts } from "./service-texts.ts";
import { taxNotice } from "./tax-notice.ts";
import { taxPlanning } from "./tax-planning.ts";
import { tdsReturn } from "./tds-return.ts";
import { trademark } from "./trademark.ts";

/** The Hindi texts of the built-in services, by service id. */
const HINDI: Readonly<Record<string, ServiceTexts>> = {
  bookkeeping: bookkeeping,
  "consumer-complaint": consumerComplaint,
  "corporate-tax": corporateTax,
  "etender-dsc": etenderDsc,
  fssai: fssai,
  "gst-registration": gstRegistration,
  "gst-return": gstReturn,
  iec: iec,
  "itr-business": itrBusiness,
  "itr-filing": itrFiling,
  "legal-drafting": legalDrafting,
  llp: llp,
  partnership: partnership,
  "private-limited": privateLimited,
  proprietorship: proprietorship,
  "tax-notice": taxNotice,
  "tax-planning": taxPlanning,
  "tds-return": tdsReturn,
  trademark: trademark,
};

/**
 * A built-in service with its texts in Hindi: ids, prices, order and flags stay those of the service given.
 * @throws Error naming the service and the part when a text is missing or one too many: a site that lacks one is not built.
 */
export function inHindi(service: Service): Service {
  const texts = HINDI[service.id];
  if (texts === undefined) throw new Error(`${service.id}: no Hindi texts`);
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
