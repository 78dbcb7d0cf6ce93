import { BUILT_IN_REACH, type Reach } from "../base/product.ts";
import type { Moment } from "../time/moment.ts";
import { istDay } from "../time/time.ts";

const MAY_BE_MISSING = Object.fromEntries(Object.entries(BUILT_IN_REACH).filter(([, text]) => text === ""));

/** `settings/public`: how to reach us, as everybody may read it, from a day in India on. Written with `settings/company`. */
export interface PublicSettings {
  /** Oldest first. */
  versions: readonly (Reach & { from: string })[];
  updated_at?: Moment;
}

/** What counts on the day of an instant (epoch ms); as it was built in where nothing was set for it. */
export function reachOn(versions: readonly (Reach & { from: string })[], at: number): Reach {
  const day = istDay(at);
  const set = versions.filter(({ from }) => from <= day).at(-1);
  if (set === undefined) return { ...BUILT_IN_REACH };
  const { from: _, ...reach } = set;
  return reach;
}

/** What is stored, read without trust: a version that lacks something is none. What is empty as built in may be missing in older ones. */
export function reachVersions(stored: unknown): (Reach & { from: string })[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .map((entry): unknown =>
      typeof entry === "object" && entry !== null ? { ...MAY_BE_MISSING, ...entry } : entry,
    )
    .filter((entry): entry is Reach & { from: string } =>
      ["from", ...Object.keys(BUILT_IN_REACH)].every(
        (field) =>
          typeof entry === "object" && entry !== null && typeof Reflect.get(entry, field) === "string",
      ),
    );
}
