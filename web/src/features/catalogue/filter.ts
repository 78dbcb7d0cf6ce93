import { categoryOfQuery, type ServiceCategory, type ServiceSummary } from "@niyamdesk/domain/service";
import { LOCALE } from "#messages/language.ts";

export const SORTS = [
  ["popular", "Popular first"],
  ["price-asc", "Price: low to high"],
  ["price-desc", "Price: high to low"],
  ["name", "Name"],
] as const;
export type Sort = (typeof SORTS)[number][0];

/** How many cards are shown at first, and how many more at each request. */
export const PAGE_SIZE = 12;

export interface ServiceFilter {
  category: ServiceCategory | null;
  search: string;
  sort: Sort;
  /** How many cards at most. */
  shown: number;
}

/** The list a person asked for, as its address says; what the address says wrongly falls back. */
export function filterOfAddress(address: URLSearchParams): ServiceFilter {
  const shown = Number(address.get("show"));
  return {
    category: categoryOfQuery(address.get("category")),
    search: address.get("q") ?? "",
    sort: SORTS.find(([sort]) => sort === address.get("sort"))?.[0] ?? "popular",
    shown: Number.isSafeInteger(shown) && shown > PAGE_SIZE ? shown : PAGE_SIZE,
  };
}

/** The address with one thing changed; what is as it is by default is left out. */
export function changedAddress(
  address: URLSearchParams,
  name: "category" | "q" | "sort" | "show",
  value: string,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (name !== "show") changed.delete("show");
  const defaults = { category: "all", q: "", sort: "popular", show: String(PAGE_SIZE) };
  if (value === defaults[name]) changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** Every word must be found in the name, the summary or what the service includes. */
export function findServices(
  services: readonly ServiceSummary[],
  { category, search, sort }: Pick<ServiceFilter, "category" | "search" | "sort">,
): ServiceSummary[] {
  const words = plain(search).split(" ").filter(Boolean);
  return services
    .filter((service) => category === null || service.category === category)
    .filter((service) => words.length === 0 || holdsAll(service, words))
    .toSorted(ORDERS[sort]);
}

function holdsAll(service: ServiceSummary, words: readonly string[]): boolean {
  const text = plain([service.name, service.summary, ...service.keywords].join(" "));
  return words.every((word) => text.includes(word));
}

/** Sorting is stable: within equals the catalogue's own order stays. */
const ORDERS: Record<Sort, (a: ServiceSummary, b: ServiceSummary) => number> = {
  popular: (a, b) => Number(b.popular) - Number(a.popular),
  "price-asc": (a, b) => a.amount - b.amount,
  "price-desc": (a, b) => b.amount - a.amount,
  name: (a, b) => a.name.localeCompare(b.name, LOCALE),
};

/**
 * Lower case, without punctuation: 'E-Tender' is found by 'etender' and by 'tender'. In Devanagari the vowel signs (marks)
 * belong to their word, a dot below is often left out, and a moon-and-dot is often typed as a dot: फ़ीस and फीस are one.
 */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[-'’.\u093c]/g, "")
    .replaceAll("\u0901", "\u0902")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
