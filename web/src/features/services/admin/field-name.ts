import { listIn, type ServiceFields, textIn } from "@niyamdesk/domain/services/service-fields";
import { serviceAdmin as words } from "#messages/workspaces/service-admin.ts";

const { fields: names, parts } = words;

const ALONE: Readonly<Record<string, string>> = {
  ...{ name: names.name, summary: names.summary, description: names.description },
  ...{ eligibility: names.eligibility, turnaround: names.turnaround, category: names.category },
  ...{ popular: names.popular, sac: names.sac, fee: names.fee, "fee.amount": names.feeAmount },
  ...{ "fee.note": names.feeNote, "fee.source": names.feeSource, "fee.day": names.feeDay },
  ...{ plans: names.plans, documents: names.documents, features: names.features, faqs: names.faqs },
};

const OF_PARTS: Readonly<Record<string, string>> = {
  ...{ name: names.planName, description: names.planDescription, eligibility: names.eligibility },
  ...{
    price: names.price,
    turnaround: names.turnaround,
    label: names.label,
    required: names.required,
    takes: names.takes,
  },
  ...{ condition: names.condition, question: names.question, answer: names.answer },
};

const LISTS = { plan: "plans", document: "documents", feature: "features", faq: "faqs" } as const;

/** What a field is called: `Plan 2, Price before GST`. */
export function fieldName(fields: ServiceFields, key: string): string {
  if (key.startsWith("hi.")) return `${fieldName(fields, key.slice(3))} (${words.languages.hi})`;
  const alone = ALONE[key];
  if (alone !== undefined) return alone;
  const [kind = "", id = "", part = ""] = key.split(".");
  if (!isPart(kind)) return key;
  const place = listIn(fields, LISTS[kind]).indexOf(id);
  const named = kind === "plan" ? textIn(fields, `plan.${id}.name`) : "";
  const whole = named || (place < 0 ? parts[kind] : words.part(parts[kind], place + 1));
  const name = OF_PARTS[part];
  return name === undefined ? whole : `${whole}: ${name}`;
}

function isPart(kind: string): kind is keyof typeof LISTS {
  return Object.hasOwn(LISTS, kind);
}

const TABS = ["texts", "plans", "fee", "documents", "faq", "versions"] as const;
export type EditorTab = (typeof TABS)[number];

export function editorTab(name: string | null): EditorTab {
  return TABS.find((tab) => tab === name) ?? "texts";
}

/** Where a field is changed. */
export function tabOf(key: string): EditorTab {
  const [kind] = key.replace(/^hi\./, "").split(".");
  if (kind === "plan" || kind === "plans") return "plans";
  if (kind === "fee") return "fee";
  if (kind === "document" || kind === "documents") return "documents";
  return kind === "faq" || kind === "faqs" ? "faq" : "texts";
}
