/**
 * A fee-based service: what the catalogue shows and what the checkout sells. Plain types and a forgiving reader without
 * a schema library, since public pages load this before anything else.
 */
export const SERVICE_CATEGORIES = ["tax", "business", "legal", "compliance", "tendering"] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/**
 * What a client gives: a file that is read as a page, one that may be a table (XLSX, CSV) as well, or an act that stands for a document, such as
 * adding us on a portal. Never a code or a password (`asksForSecret`).
 */
export const DOCUMENT_TAKES = ["file", "tables", "act"] as const;
export type DocumentTakes = (typeof DOCUMENT_TAKES)[number];

export interface RequiredDocument {
  id: string;
  label: string;
  required: boolean;
  /** Absent: a file. */
  takes?: Exclude<DocumentTakes, "file">;
  /** When a document that is not always required is needed. */
  condition?: string;
}

export interface Plan {
  id: string;
  name: string;
  description: string;
  eligibility: string;
  /** Whole rupees before GST. */
  price: number;
  turnaround: string;
}

export interface Faq {
  question: string;
  answer: string;
}

export interface GovernmentFee {
  /** Rupees; null when it varies and is charged at actuals only. */
  amount: number | null;
  note: string;
  /** Where an administrator has it from, and the day in India on which they looked. */
  source?: string;
  as_of?: string;
}

export interface Service {
  /** Slug: the document id and the last part of the address. */
  id: string;
  name: string;
  category: ServiceCategory;
  /** Lucide icon name. */
  icon: string;
  summary: string;
  description: string;
  eligibility: string;
  /** Lowest plan price, whole rupees before GST. */
  amount: number;
  popular: boolean;
  feature_list: string[];
  required_documents: RequiredDocument[];
  plans: Plan[];
  faqs: Faq[];
  government_fee: GovernmentFee | null;
  /** GST services accounting code, six digits. */
  sac: string;
  /** Usual time after documents are complete. */
  turnaround: string;
  active: boolean;
}

/** What a card of the list needs. */
export type ServiceSummary = Pick<
  Service,
  "id" | "name" | "category" | "icon" | "summary" | "amount" | "popular" | "turnaround" | "active"
> & { documents: string[]; documents_total: number; plans_total: number; keywords: string[] };

export const DEFAULT_TURNAROUND = "7-10 working days";
export const FALLBACK_PROCESSING = "5-7 business days";

/** The `category` of an address → the category of records; unknown or absent means all (null). */
export function categoryOfQuery(query: string | null): ServiceCategory | null {
  if (query === "accounting") return "compliance";
  return SERVICE_CATEGORIES.find((category) => category !== "compliance" && category === query) ?? null;
}

/** Services that people look for in another category too: returns of tax deducted are tax to who files them. */
const ALSO_IN: Readonly<Record<string, readonly ServiceCategory[]>> = { "tds-return": ["tax"] };

/** Whether a list of a category shows a service. */
export function isInCategory(
  { id, category }: Pick<Service, "id" | "category">,
  wanted: ServiceCategory | null,
): boolean {
  return wanted === null || category === wanted || (ALSO_IN[id]?.includes(wanted) ?? false);
}

/**
 * A stored record laid over the built-in service: what the record has and is well formed wins, what it lacks is filled.
 * `feature_list` may be an array or a JSON string. Returns null when neither side gives a name, or nothing to sell.
 */
export function resolveService(
  id: string,
  record: Readonly<Record<string, unknown>> | null,
  builtIn: Service | null,
): Service | null {
  if (record === null) return builtIn;
  const name = text(record.name) ?? builtIn?.name;
  if (name === undefined) return null;
  const plans =
    list(record.plans, planOf) ?? plansAtAmount(record.amount, builtIn) ?? planFromAmount(record, name);
  if (plans.length === 0) return null;
  return {
    id,
    name,
    category:
      SERVICE_CATEGORIES.find((category) => category === record.category) ?? builtIn?.category ?? "tax",
    icon: text(record.icon) ?? builtIn?.icon ?? "file-text",
    summary: text(record.summary) ?? builtIn?.summary ?? text(record.description) ?? name,
    description: text(record.description) ?? builtIn?.description ?? name,
    eligibility: text(record.eligibility) ?? builtIn?.eligibility ?? "",
    amount: Math.min(...plans.map((plan) => plan.price)),
    popular: typeof record.popular === "boolean" ? record.popular : (builtIn?.popular ?? false),
    feature_list: featureList(record.feature_list) ?? builtIn?.feature_list ?? [],
    required_documents: list(record.required_documents, documentOf) ?? builtIn?.required_documents ?? [],
    plans,
    faqs: list(record.faqs, faqOf) ?? builtIn?.faqs ?? [],
    // Null is said on purpose: there is no fee any more.
    government_fee:
      record.government_fee === null
        ? null
        : (governmentFeeOf(record.government_fee) ?? builtIn?.government_fee ?? null),
    sac: text(record.sac) ?? builtIn?.sac ?? "998399",
    turnaround: text(record.turnaround) ?? builtIn?.turnaround ?? DEFAULT_TURNAROUND,
    active: record.active !== false,
  };
}

/** The card's view of a service. */
export function summaryOf(service: Service): ServiceSummary {
  const { id, name, category, icon, summary, amount, popular, turnaround, active } = service;
  return {
    id,
    name,
    category,
    icon,
    summary,
    amount,
    popular,
    turnaround,
    active,
    ...documentsShown(service.required_documents),
    plans_total: service.plans.length,
    keywords: service.feature_list,
  };
}

/** Built-in plans; a record's amount is the price where there is but one plan, and cannot be told apart where there are more. */
function plansAtAmount(amount: unknown, builtIn: Service | null): Plan[] | undefined {
  const [only, ...more] = builtIn?.plans ?? [];
  if (only !== undefined && more.length === 0 && isPrice(amount)) return [{ ...only, price: amount }];
  return builtIn?.plans;
}

/**
 * A stored record laid over the built-in card: what `summaryOf(resolveService(…))` would say, without loading whole
 * services. Returns null when there is no name or nothing to sell, as `resolveService` does.
 */
export function resolveSummary(
  id: string,
  record: Readonly<Record<string, unknown>>,
  builtIn: ServiceSummary | null,
): ServiceSummary | null {
  const name = text(record.name) ?? builtIn?.name;
  if (name === undefined) return null;
  const plans = list(record.plans, planOf) ?? (builtIn ? null : planFromAmount(record, name));
  if (plans?.length === 0) return null;
  const documents = list(record.required_documents, documentOf);
  return {
    id,
    name,
    category:
      SERVICE_CATEGORIES.find((category) => category === record.category) ?? builtIn?.category ?? "tax",
    icon: text(record.icon) ?? builtIn?.icon ?? "file-text",
    summary: text(record.summary) ?? builtIn?.summary ?? text(record.description) ?? name,
    amount: plans ? Math.min(...plans.map((plan) => plan.price)) : amountOver(record.amount, builtIn),
    popular: typeof record.popular === "boolean" ? record.popular : (builtIn?.popular ?? false),
    turnaround: text(record.turnaround) ?? builtIn?.turnaround ?? DEFAULT_TURNAROUND,
    active: record.active !== false,
    ...(documents || builtIn === null
      ? documentsShown(documents ?? [])
      : { documents: builtIn.documents, documents_total: builtIn.documents_total }),
    plans_total: plans?.length ?? builtIn?.plans_total ?? 1,
    keywords: featureList(record.feature_list) ?? builtIn?.keywords ?? [],
  };
}

/** As `plansAtAmount`: a record's amount is the price of an only plan. */
function amountOver(amount: unknown, builtIn: ServiceSummary | null): number {
  if (builtIn === null) return 0;
  return builtIn.plans_total === 1 && isPrice(amount) ? amount : builtIn.amount;
}

function documentsShown(
  documents: readonly RequiredDocument[],
): Pick<ServiceSummary, "documents" | "documents_total"> {
  return {
    documents: documents.slice(0, 3).map((document) => document.label),
    documents_total: documents.length,
  };
}

function planFromAmount(record: Readonly<Record<string, unknown>>, name: string): Plan[] {
  if (!isPrice(record.amount)) return [];
  return [
    {
      id: "standard",
      name: "Standard",
      description: text(record.description) ?? name,
      eligibility: "",
      price: record.amount,
      turnaround: FALLBACK_PROCESSING,
    },
  ];
}

/** A price that can be sold: whole rupees from ₹1 to ₹10 lakh. */
export function isPrice(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 1 && value <= 1_000_000;
}

function featureList(value: unknown): string[] | undefined {
  if (typeof value !== "string") return list(value, text);
  try {
    return list(JSON.parse(value), text);
  } catch {
    return undefined;
  }
}

function planOf(value: unknown): Plan | undefined {
  if (!isRecord(value) || !isPrice(value.price)) return undefined;
  const id = text(value.id);
  const name = text(value.name);
  if (id === undefined || name === undefined) return undefined;
  return {
    id,
    name,
    description: text(value.description) ?? "",
    eligibility: text(value.eligibility) ?? "",
    price: value.price,
    turnaround: text(value.turnaround) ?? DEFAULT_TURNAROUND,
  };
}

function documentOf(value: unknown): RequiredDocument | undefined {
  if (!isRecord(value)) return undefined;
  const id = text(value.id);
  const label = text(value.label);
  if (id === undefined || label === undefined) return undefined;
  const condition = text(value.condition);
  const takes = value.takes === "tables" || value.takes === "act" ? value.takes : undefined;
  return {
    ...{ id, label, required: value.required !== false },
    ...(condition === undefined ? {} : { condition }),
    ...(takes === undefined ? {} : { takes }),
  };
}

function faqOf(value: unknown): Faq | undefined {
  if (!isRecord(value)) return undefined;
  const question = text(value.question);
  const answer = text(value.answer);
  return question === undefined || answer === undefined ? undefined : { question, answer };
}

function governmentFeeOf(value: unknown): GovernmentFee | undefined {
  if (isPrice(value)) return { amount: value, note: "" };
  if (!isRecord(value)) return undefined;
  const [source, as_of] = [text(value.source), text(value.as_of)];
  return {
    ...{ amount: isPrice(value.amount) ? value.amount : null, note: text(value.note) ?? "" },
    ...(source === undefined ? {} : { source }),
    ...(as_of === undefined ? {} : { as_of }),
  };
}

function list<T>(value: unknown, read: (entry: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.map(read).filter((entry) => entry !== undefined);
  return entries.length > 0 ? entries : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
