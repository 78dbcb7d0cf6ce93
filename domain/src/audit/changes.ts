import { ROLE_LABELS, type Role } from "../base/roles.ts";
import { formatPaise, formatRupees } from "../money/money.ts";
import { formatDate, formatDateTime, isIstDayName, startOfIstDayNamed } from "../time/time.ts";
import { fieldWords, inWords } from "./acts.ts";

/** One thing that an act changed. Null: it was not there, or is not any more. */
export interface Change {
  /** Such as `Plan · steps · days`. */
  field: string;
  before: string | null;
  after: string | null;
}

/** How a language reads what is stored. */
export interface ChangeWords {
  yes: string;
  no: string;
  none: string;
  /** Short, Sunday first. */
  weekdays: readonly string[];
  /** Names of fields and of stored words such as `tax_executive`; what is not there is spelled out as it is. */
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  /** Of an instant, epoch ms. */
  date(at: number): string;
  dateTime(at: number): string;
}

const ENGLISH: ChangeWords = {
  ...{ yes: "Yes", no: "No", none: "None", fields: {}, values: ROLE_LABELS satisfies Record<Role, string> },
  weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  ...{ date: formatDate, dateTime: formatDateTime },
};

/** More than that is read in the record itself. */
export const MOST_CHANGES = 40;
const LONGEST_TEXT = 300;
const DEEPEST = 4;
/** An instant as acts note it that came in as text. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

/** Fields that hold whole rupees, also at the end of an editor's `plan.salary.price`, and the field whose parts do. */
const RUPEES = /(^|\.)(price|amount)$/;
const PRICES = "prices";
/** Fields that hold a percentage, and the field whose parts do. */
const PERCENT = /(^|_)percent$/;
const RATES = "rates";
/** A time of the day in minutes from midnight. */
const CLOCK = /^(from|to)$/;
/** Fields whose words are of a list of ours even when they are single. */
const CODED =
  /^(role|status|staff_status|kind|type|step|level|reason|hold_reason|sessions|second_step|refused|takes|to|language|consent_source|why)$/;
const CODE = /^[a-z]+(_[a-z]+)*$/;
/** Fields whose words are ids. */
const IDS = /(^|_)(id|ids|by|uid|code|codes|slot|slots|services|event|finding|reference|note|dispute|view)$/;

type Stored = Readonly<Record<string, unknown>>;

/**
 * What is different between both, field by field. Where there is no before, all of what came; where there is no after, all of what
 * went.
 */
export function changesBetween(
  before: Stored | null,
  after: Stored | null,
  words: ChangeWords = ENGLISH,
): Change[] {
  const old = flat(before ?? {}, words);
  const now = flat(after ?? {}, words);
  // What an act says of its outcome alone is no change of what stood beside it.
  const isWhole = before !== null && after !== null && [...old.keys()].some((key) => now.has(key));
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return keys
    .flatMap((key): Change[] => {
      const from = old.get(key) ?? null;
      const to = now.get(key) ?? null;
      if (from === to && isWhole) return [];
      return [{ field: key.charAt(0).toUpperCase() + key.slice(1), before: from, after: to }];
    })
    .slice(0, MOST_CHANGES);
}

function flat(record: Stored, words: ChangeWords, above: readonly string[] = []): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(record)) {
    if (value === null || value === undefined || value === "") continue;
    const path = [...above, key];
    const parts = path.length < DEEPEST ? partsOf(value) : null;
    if (parts !== null) for (const [inner, text] of flat(parts, words, path)) found.set(inner, text);
    else found.set(path.map((part) => nameOf(part, words)).join(" · "), textOf(path, value, words));
  }
  return found;
}

/** What is looked at part by part: a record, or a list of records, each under what tells it from the others. */
function partsOf(value: unknown): Stored | null {
  if (isPlain(value)) return value;
  if (!Array.isArray(value) || value.length === 0 || !value.every(isPlain)) return null;
  return Object.fromEntries(value.map((part, place) => [labelOf(part, place), part]));
}

function labelOf(part: Stored, place: number): string {
  const id = part.id ?? part.code ?? part.service_id;
  const label = [id, part.from].filter((one) => typeof one === "string").join(" ");
  return label === "" ? String(place + 1) : label;
}

function nameOf(key: string, { fields, date }: ChangeWords): string {
  if (isIstDayName(key)) return date(startOfIstDayNamed(key));
  const bare = key.replace(/_paise$/, "");
  return Object.hasOwn(fields, bare) ? (fields[bare] ?? bare) : inWords(bare);
}

function textOf(path: readonly string[], value: unknown, words: ChangeWords): string {
  const key = path.at(-1) ?? "";
  if (typeof value === "number") return numberOf(path, value);
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (isMoment(value)) return words.dateTime(value.toMillis());
  if (Array.isArray(value)) {
    const isWeekdays =
      key === "days" && value.every((day) => typeof day === "number" && day in words.weekdays);
    const texts = value.map((one) => (isWeekdays ? words.weekdays[Number(one)] : textOf(path, one, words)));
    return cut(texts.join(", ") || words.none);
  }
  return typeof value === "string" ? said(key, value, words) : cut(JSON.stringify(value));
}

function numberOf(path: readonly string[], value: number): string {
  const key = path.at(-1) ?? "";
  if (key.endsWith("_paise")) return formatPaise(value);
  if (RUPEES.test(key) || path.at(-2) === PRICES) return formatRupees(value);
  if (PERCENT.test(key) || path.includes(RATES)) return `${value}%`;
  if (CLOCK.test(key)) return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, "0")}`;
  return String(value);
}

function said(key: string, text: string, { values, date, dateTime }: ChangeWords): string {
  // What somebody wrote may look like a day or an instant and be none.
  const at = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(at)) return dateTime(at);
  if (isIstDayName(text)) return date(startOfIstDayNamed(text));
  const isCode = CODE.test(text) && !IDS.test(key) && (CODED.test(key) || text.includes("_"));
  if (!isCode) return cut(text);
  return Object.hasOwn(values, text) ? (values[text] ?? text) : fieldWords(text);
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
