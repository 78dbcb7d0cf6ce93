import {
  categoryOfQuery,
  isInCategory,
  type ServiceCategory,
  type ServiceSummary,
} from "@niyamdesk/domain/services/service";
import { LOCALE } from "#messages/language.ts";
import { plainWords } from "./plain-words.ts";

export const SORTS = ["popular", "price-asc", "price-desc", "name"] as const;
export type Sort = (typeof SORTS)[number];

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
    sort: SORTS.find((sort) => sort === address.get("sort")) ?? "popular",
    shown: Number.isSafeInteger(shown) && shown > PAGE_SIZE ? shown : PAGE_SIZE,
  };
}

const DEFAULTS = { category: "all", q: "", sort: "popular", show: String(PAGE_SIZE) };

/** The address with one thing changed; what is as it is by default is left out, and so is what the list does not read. */
export function changedAddress(
  address: URLSearchParams,
  name: keyof typeof DEFAULTS,
  value: string,
): URLSearchParams {
  const changed = new URLSearchParams([...address].filter(([key]) => Object.hasOwn(DEFAULTS, key)));
  if (name !== "show") changed.delete("show");
  if (value === DEFAULTS[name]) changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** Every word must be found as it is spelled, in the name, the summary or what the service includes. */
export function findServices(
  services: readonly ServiceSummary[],
  { category, search, sort }: Pick<ServiceFilter, "category" | "search" | "sort">,
): ServiceSummary[] {
  const words = plainWords(search);
  return ofCategory(services, category)
    .filter((service) => words.length === 0 || holdsAll(service, words))
    .toSorted(ORDERS[sort]);
}

/** What a search found, as the list shows it: the best first, unless another order is asked for. */
export function arranged(
  found: readonly ServiceSummary[],
  { category, search, sort }: ServiceFilter,
): ServiceSummary[] {
  const own = ofCategory(found, category);
  return search.trim() !== "" && sort === "popular" ? own : own.toSorted(ORDERS[sort]);
}

function ofCategory(services: readonly ServiceSummary[], category: ServiceCategory | null): ServiceSummary[] {
  return services.filter((service) => isInCategory(service, category));
}

function holdsAll(service: ServiceSummary, words: readonly string[]): boolean {
  const text = plainWords([service.name, service.summary, ...service.keywords].join(" ")).join(" ");
  return words.every((word) => text.includes(word));
}

/** Sorting is stable: within equals the catalogue's own order stays. */
const ORDERS: Record<Sort, (a: ServiceSummary, b: ServiceSummary) => number> = {
  popular: (a, b) => Number(b.popular) - Number(a.popular),
  "price-asc": (a, b) => a.amount - b.amount,
  "price-desc": (a, b) => b.amount - a.amount,
  name: (a, b) => a.name.localeCompare(b.name, LOCALE),
};
