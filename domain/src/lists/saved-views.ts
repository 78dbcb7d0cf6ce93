import type { Moment } from "../time/moment.ts";

/** `saved_views/{uid}`: the views of lists that somebody has named, all in one document; its owner writes it. */
export interface SavedViewsRecord {
  /** `list/name` to the view as `addressOf` writes it. */
  views: Readonly<Record<string, string>>;
  updated_at: Moment;
}

/** The rules hold the same limits. */
export const MOST_SAVED_VIEWS = 40;
export const LONGEST_VIEW_NAME = 40;

export function savedViewKey(list: string, name: string): string {
  return `${list}/${name}`;
}

/** Those of one list, by name. */
export function savedViewsIn(
  views: Readonly<Record<string, unknown>>,
  list: string,
): { name: string; address: string }[] {
  const start = savedViewKey(list, "");
  return Object.entries(views)
    .flatMap(([key, address]) =>
      key.startsWith(start) && typeof address === "string"
        ? [{ name: key.slice(start.length), address }]
        : [],
    )
    .sort((one, other) => one.name.localeCompare(other.name, "en-IN"));
}
