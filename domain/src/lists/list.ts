import type { Condition, Order, QueryDeclaration, QueryShape } from "../base/query.ts";
import { resolveQuery } from "../base/query.ts";
import type { Role } from "../base/roles.ts";
import type { Moment } from "../time/moment.ts";
import { istDay, startOfIstDay, startOfIstDayNamed } from "../time/time.ts";
import { searchWordsTyped } from "./search-words.ts";

/** One way in which a list can be narrowed: any of some values of a field. */
interface ListFilter {
  readonly field: string;
  readonly values: readonly string[];
  /** One value at a time: the database answers at most thirty questions in one, and several filters multiply them. */
  readonly one?: true;
  /** The word that stands for a field that says nothing: leads of nobody. */
  readonly none?: string;
  /** Which values there are is known to nobody beforehand, such as names of services: any short text is one. One at a time. */
  readonly open?: true;
}

export const LONGEST_OPEN_VALUE = 150;

/**
 * A list that somebody looks through, page by page. What it can be narrowed and sorted by is declared, because each
 * combination needs an index of its own: `declarationsOf` spells them out, and tests hold them against
 * `firestore.indexes.json` and the rules. Nouns declare theirs in their `lists.ts`.
 */
export interface ListDeclaration {
  readonly by: Role;
  readonly from: string;
  /** What always holds; a filter on the same field stands in for it. */
  readonly where?: readonly Condition[];
  readonly filters?: Readonly<Record<string, ListFilter>>;
  /** By the name it has in an address; `-name` is the other way round. The first is taken unless another is asked for. */
  readonly sorts: Readonly<Record<string, Order>>;
  /**
   * The field of `searchWordsOf`, and the one order in which what was searched for comes. `alone`: few match, so that filters and
   * period are looked at in what comes; each would need an index with all of those words in it.
   */
  readonly search?: { readonly field: string; readonly sort: string; readonly alone?: true };
  /** A field of times that can be bounded by days. Those lists come in the order of that field. */
  readonly period?: string;
}

/** What somebody looks at: the part of a list and its order. All of it stands in the address. */
export interface ListView {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sort: string;
  readonly search: string;
  /** Days in India, both included, such as `2026-04-01`; `TODAY`, and as the end `NOW`, mean another one tomorrow. */
  readonly from: string | null;
  readonly until: string | null;
}

/** In place of a day in an address: a link or saved view to what is due today stays one. */
export const TODAY = "today";
/** In place of the last day: what lies before this instant. */
export const NOW = "now";

/** Documents of one page: with the profile and what the frame asks for, the first rows are there after 53 at most. */
export const PAGE_SIZE = 50;
/** What the rules let be counted, or listened to, at once. */
export const MOST_AT_ONCE = { own: 200, admin: 500 } as const;

export function sortsOf(list: ListDeclaration): string[] {
  return Object.keys(list.sorts);
}

export function defaultSort(list: ListDeclaration): string {
  return sortsOf(list)[0] ?? "";
}

/** All of the list, in its own order. */
export function wholeList(list: ListDeclaration): ListView {
  return { filters: {}, sort: defaultSort(list), search: "", from: null, until: null };
}

/** Whether anything is left out of it. */
export function isNarrowed({ filters, search, from, until }: ListView): boolean {
  return search !== "" || from !== null || until !== null || Object.keys(filters).length > 0;
}

/** The order in which a view really comes: what is searched for, or bounded by days, has one order only. */
export function sortOfView(list: ListDeclaration, view: ListView): string {
  if (list.search && searchWordsTyped(view.search) !== null) return list.search.sort;
  const { period } = list;
  const wanted = view.sort in list.sorts ? view.sort : defaultSort(list);
  if (period === undefined || (view.from === null && view.until === null)) return wanted;
  if (list.sorts[wanted]?.[0] === period) return wanted;
  return sortsOf(list).find((name) => list.sorts[name]?.[0] === period) ?? wanted;
}

/** What the view asks of the database. */
export function declarationOf(list: ListDeclaration, view: ListView): QueryDeclaration {
  const words = list.search ? searchWordsTyped(view.search) : null;
  const isAlone = isSearchedAlone(list, view);
  const filtered = Object.entries(list.filters ?? {}).flatMap(([name, { field, none }]) => {
    const values = view.filters[name] ?? [];
    if (none !== undefined && values.includes(none)) return isAlone ? [] : [[field, "==", null] as Condition];
    return values.length === 0 || (isAlone && !isAlways(list, field))
      ? []
      : [[field, ...oneOrAny(values)] as Condition];
  });
  const fields = new Set(filtered.map(([field]) => field));
  const where: Condition[] = [...(list.where ?? []).filter(([field]) => !fields.has(field)), ...filtered];
  const period = isAlone ? undefined : list.period;
  if (period !== undefined && view.from !== null) where.push([period, ">=", "{from_at}"]);
  if (period !== undefined && view.until !== null) where.push([period, "<", "{until_at}"]);
  if (list.search && words !== null) where.push([list.search.field, "array-contains", words.first]);
  const sort = list.sorts[sortOfView(list, view)];
  return { by: list.by, from: list.from, where, order: sort ? [sort] : [], limit: PAGE_SIZE };
}

/** The same, filled. @param uid the person asking @param now epoch ms */
export function listShape(list: ListDeclaration, view: ListView, uid: string, now = Date.now()): QueryShape {
  const values: Record<string, string | number> = { uid };
  const { from, until } = boundsOf(view, now);
  if (from !== null) values.from_at = from;
  if (until !== null) values.until_at = until;
  return resolveQuery(declarationOf(list, view), values);
}

/** What can be listened to all day: what becomes late meanwhile is in it already, and `isFoundIn` says from when on it is shown. */
export function withDays(view: ListView, now: number): ListView {
  const dayOf = (bound: string | null) => (bound === TODAY || bound === NOW ? istDay(now) : bound);
  return { ...view, from: dayOf(view.from), until: dayOf(view.until) };
}

/** From which instant on, and before which; epoch ms. */
function boundsOf(
  { from, until }: Pick<ListView, "from" | "until">,
  now: number,
): { from: number | null; until: number | null } {
  const startOf = (day: string) => (day === TODAY ? startOfIstDay(now) : startOfIstDayNamed(day));
  return {
    from: from === null ? null : startOf(from),
    until: until === null ? null : until === NOW ? now : startOf(until) + DAY_MS,
  };
}

const DAY_MS = 86_400_000;

/**
 * What the database was not asked for: words, of which it is asked for one at a time, and what rests while something is searched
 * for. Whoever reads the rows looks for it.
 */
export function isFoundIn(
  list: ListDeclaration,
  view: ListView,
  record: Readonly<Record<string, unknown>>,
  now = Date.now(),
): boolean {
  const words = list.search ? searchWordsTyped(view.search) : null;
  if (!list.search || words === null) return view.until !== NOW || isWithin(list, view, record, now);
  const kept = record[list.search.field];
  const hasAll = words.others.every((word) => Array.isArray(kept) && kept.includes(word));
  return (
    hasAll &&
    (!isSearchedAlone(list, view) || (hasChosen(list, view, record) && isWithin(list, view, record, now)))
  );
}

/** Whether the database alone knows how many there are. */
export function isCountable(list: ListDeclaration, view: ListView): boolean {
  const words = list.search ? searchWordsTyped(view.search) : null;
  if (words === null) return true;
  const isBounded = view.from !== null || view.until !== null || Object.keys(view.filters).length > 0;
  return words.others.length === 0 && !(isSearchedAlone(list, view) && isBounded);
}

function isSearchedAlone(list: ListDeclaration, { search }: ListView): boolean {
  return list.search?.alone === true && searchWordsTyped(search) !== null;
}

/** Whether it is asked about a field whatever the view: a filter on it is the same question with another value. */
function isAlways(list: ListDeclaration, field: string): boolean {
  return (list.where ?? []).some(([always]) => always === field);
}

function hasChosen(
  list: ListDeclaration,
  view: ListView,
  record: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(list.filters ?? {}).every(([name, { field, none }]) => {
    const values = view.filters[name] ?? [];
    return (
      values.length === 0 ||
      values.some((value) => value === record[field] || (value === none && record[field] === null))
    );
  });
}

function isWithin(
  list: ListDeclaration,
  view: ListView,
  record: Readonly<Record<string, unknown>>,
  now: number,
): boolean {
  if (list.period === undefined || (view.from === null && view.until === null)) return true;
  const kept = record[list.period];
  if (!isMoment(kept)) return false;
  const at = kept.toMillis();
  const { from, until } = boundsOf(view, now);
  return (from === null || at >= from) && (until === null || at < until);
}

function isMoment(value: unknown): value is Moment {
  return typeof value === "object" && value !== null && "toMillis" in value;
}

/** Every query that any view of the list can be, by a name that tells them apart. */
export function declarationsOf(list: ListDeclaration): [name: string, declaration: QueryDeclaration][] {
  const whole = wholeList(list);
  const narrowed = subsetsOf(Object.keys(list.filters ?? {})).map((names): ListView => {
    const filters = Object.fromEntries(names.map((name) => [name, mostOf(list.filters?.[name])]));
    return { ...whole, filters };
  });
  return narrowed.flatMap((view) => {
    const sorted = sortsOf(list).map((sort): ListView => ({ ...view, sort }));
    const bounded = list.period === undefined ? [] : sorted.filter((one) => sortsBy(list, one, list.period));
    const isAlone = list.search?.alone === true;
    const views: ListView[] = [
      ...sorted,
      ...bounded.map((one) => ({ ...one, from: "2026-04-01", until: "2027-03-31" })),
      // What is searched for alone is one question, whatever else is chosen.
      ...(list.search && (!isAlone || view === narrowed[0]) ? [{ ...view, search: "asha" }] : []),
      ...(list.search && list.period && !isAlone ? [{ ...view, search: "asha", from: "2026-04-01" }] : []),
    ];
    return views.map((one): [string, QueryDeclaration] => [nameOf(one), declarationOf(list, one)]);
  });
}

/** All that can be asked for at once. */
function mostOf(filter: ListFilter | undefined): readonly string[] {
  if (filter?.open) return ["Anything"];
  return filter?.one ? filter.values.slice(0, 1) : (filter?.values ?? []);
}

function sortsBy(list: ListDeclaration, { sort }: ListView, field: string | undefined): boolean {
  return list.sorts[sort]?.[0] === field;
}

function nameOf({ filters, sort, search, from }: ListView): string {
  return [...Object.keys(filters), from === null ? "" : "period", search === "" ? `by ${sort}` : "search"]
    .filter(Boolean)
    .join(", ");
}

function subsetsOf(names: readonly string[]): string[][] {
  const [first, ...others] = names;
  if (first === undefined) return [[]];
  const sets = subsetsOf(others);
  return sets.concat(sets.map((set) => [first, ...set]));
}

function oneOrAny(values: readonly string[]): ["==", string] | ["in", readonly string[]] {
  const [only] = values;
  return values.length === 1 && only !== undefined ? ["==", only] : ["in", values];
}
