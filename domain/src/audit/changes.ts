import { formatPaise } from "../money/money.ts";
import { formatDateTime } from "../time/time.ts";
import { fieldWords } from "./acts.ts";

/** One thing that an act changed. Null: it was not there, or is not any more. */
export interface Change {
  /** Such as `Plan steps days`. */
  field: string;
  before: string | null;
  after: string | null;
}

/** More than that is read in the record itself. */
export const MOST_CHANGES = 40;
const LONGEST_TEXT = 300;
const DEEPEST = 4;
/** An instant as acts note it that came in as text. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

type Stored = Readonly<Record<string, unknown>>;

/**
 * What is different between both, field by field. Where there is no before, all of what came; where there is no after, all of what
 * went.
 */
export function changesBetween(before: Stored | null, after: Stored | null): Change[] {
  const old = flat(before ?? {});
  const now = flat(after ?? {});
  // What an act says of its outcome alone is no change of what stood beside it.
  const isWhole = before !== null && after !== null && [...old.keys()].some((key) => now.has(key));
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return keys
    .flatMap((key): Change[] => {
      const from = old.get(key) ?? null;
      const to = now.get(key) ?? null;
      if (from === to && isWhole) return [];
      return [{ field: fieldWords(key), before: from, after: to }];
    })
    .slice(0, MOST_CHANGES);
}

function flat(record: Stored, prefix = "", depth = 1): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(record)) {
    if (value === null || value === undefined || value === "") continue;
    const name = prefix === "" ? key : `${prefix} ${key}`;
    if (isPlain(value) && depth < DEEPEST) {
      for (const [inner, text] of flat(value, name, depth + 1)) found.set(inner, text);
    } else found.set(name.replace(/_paise$/, ""), textOf(key, value));
  }
  return found;
}

function textOf(key: string, value: unknown): string {
  if (typeof value === "number") return key.endsWith("_paise") ? formatPaise(value) : String(value);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (isMoment(value)) return formatDateTime(value.toMillis());
  if (Array.isArray(value)) return cut(value.map((entry) => textOf(key, entry)).join(", ") || "None");
  if (typeof value === "string") {
    // What somebody wrote may look like an instant and be none.
    const at = INSTANT.test(value) ? Date.parse(value) : Number.NaN;
    return Number.isNaN(at) ? cut(value) : formatDateTime(at);
  }
  return cut(JSON.stringify(value));
}

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

function isPlain(value: unknown): value is Stored {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isMoment(value);
}

function isMoment(value: unknown): value is { toMillis(): number } {
  return typeof value === "object" && value !== null && "toMillis" in value;
}
