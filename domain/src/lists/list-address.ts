import * as z from "zod/mini";
import { isIstDayName } from "../time/time.ts";
import {
  defaultSort,
  type ListDeclaration,
  type ListView,
  LONGEST_OPEN_VALUE,
  NOW,
  sortsOf,
  TODAY,
} from "./list.ts";

/**
 * A view of a list as the query of an address: what a link carries, what a saved view keeps, what an export is asked for. The
 * same view is always the same text, and what is usual is left out: the whole list is the empty text.
 */
export const LONGEST_ADDRESS = 500;
const LONGEST_SEARCH = 80;

/** A day, or one of the words that stand for one. */
const dayOr = (...words: readonly string[]) =>
  z.catch(z.nullable(z.string().check(z.refine((text) => words.includes(text) || isIstDayName(text)))), null);
const firstDay = dayOr(TODAY);
const lastDay = dayOr(TODAY, NOW);

/** Reads parameters one by one: what one of them cannot mean is left out, the others stand. */
function viewSchema(list: ListDeclaration) {
  const filters = Object.entries(list.filters ?? {}).map(([name, { values, one, open }]) => {
    const known = z.pipe(
      z.string(),
      z.transform((text) => {
        if (open) return openValue(text);
        const chosen = text.split(",");
        const kept = values.filter((value) => chosen.includes(value));
        return one ? kept.slice(0, 1) : kept;
      }),
    );
    return [name, z.catch(known, [])] as const;
  });
  return z.object({
    sort: z.catch(z.enum(sortsOf(list) as [string, ...string[]]), defaultSort(list)),
    q: z.catch(
      z.pipe(
        z.string(),
        z.transform((typed) => (list.search ? searchIn(typed) : "")),
      ),
      "",
    ),
    from: list.period === undefined ? z.catch(z.null(), null) : firstDay,
    until: list.period === undefined ? z.catch(z.null(), null) : lastDay,
    filters: z.object(Object.fromEntries(filters)),
  });
}

/** Never throws: an address may be old, cut off or typed. */
export function viewIn(list: ListDeclaration, address: string): ListView {
  const parameters = new URLSearchParams(address.slice(0, LONGEST_ADDRESS * 2));
  const named = Object.fromEntries(
    Object.keys(list.filters ?? {}).map((name) => [name, parameters.get(name) ?? undefined]),
  );
  const { sort, q, from, until, filters } = z.parse(viewSchema(list), {
    ...Object.fromEntries(["sort", "q", "from", "until"].map((name) => [name, parameters.get(name)])),
    filters: named,
  });
  const chosen = Object.entries(filters).filter(([, values]) => values.length > 0);
  return { filters: Object.fromEntries(chosen), sort, search: q, from, until };
}

/** Other parameters of a page's address are not the list's, and not in it. */
export function addressOf(list: ListDeclaration, view: ListView): string {
  const parameters = new URLSearchParams();
  for (const [name, { values, one, open }] of Object.entries(list.filters ?? {})) {
    const chosen = view.filters[name] ?? [];
    const kept = open ? openValue(chosen[0] ?? "") : values.filter((value) => chosen.includes(value));
    if (kept.length > 0) parameters.set(name, (one ? kept.slice(0, 1) : kept).join(","));
  }
  if (view.from !== null) parameters.set("from", view.from);
  if (view.until !== null) parameters.set("until", view.until);
  const search = searchIn(view.search);
  if (search !== "") parameters.set("q", search);
  if (view.sort !== defaultSort(list)) parameters.set("sort", view.sort);
  return parameters.toString().replaceAll("%2C", ",");
}

/** Whether it is what `addressOf` writes: for who must not be given more than was asked for. */
export function isAddressOf(list: ListDeclaration, address: string): boolean {
  return address.length <= LONGEST_ADDRESS && addressOf(list, viewIn(list, address)) === address;
}

function openValue(text: string): string[] {
  const value = text.toWellFormed().trim();
  return value === "" || value.length > LONGEST_OPEN_VALUE ? [] : [value];
}

function searchIn(typed: string): string {
  return [...typed.toWellFormed().replace(/\s+/gu, " ").trim()].slice(0, LONGEST_SEARCH).join("");
}
