import { FIELD_WORDS } from "../fields/field-words.ts";
import { email as emailField, personName } from "../fields/fields.ts";
import { isWriting, tidyLines } from "../fields/writing.ts";
import { callable, latinDigits, normalisePhone, tollFree } from "../phone/phone.ts";
import { startOfIstDayNamed } from "../time/time.ts";

/** What a column of a file can be. */
export const IMPORT_FIELDS = [
  "name",
  "phone",
  "email",
  "company",
  "location",
  "pin",
  "service_interest",
  "notes",
  "follow_up_on",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Which column is what, by the column's place in the file; null: not taken over. */
export type ColumnMapping = readonly (ImportField | null)[];

/** Why a row of a file becomes no lead. */
export const ROW_PROBLEMS = [
  "name_missing",
  "name_too_long",
  "name_wrong",
  "nobody_to_reach",
  "phone_wrong",
  "phone_rounded",
  "email_wrong",
  "twice_in_file",
  "known",
  "do_not_call",
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** A row that can become a lead. */
export interface ImportRow {
  /** Line of the file, as spreadsheet programs count them. */
  line: number;
  name: string;
  /** E.164 */
  phone: string | null;
  email: string | null;
  company: string | null;
  location: string | null;
  service_interest: string | null;
  notes: string;
  /** Epoch ms. */
  next_follow_up: number | null;
}

/** What of a row is not taken over, or not whole: the person can be called without it. */
export interface RowLoss {
  field: Exclude<ImportField, "name" | "phone">;
  what: "left_out" | "shortened";
}

/** What a row says: a person, and what of it could not be kept; or why it says nobody. */
export type ReadRow = { row: ImportRow; lost: readonly RowLoss[] } | { problem: RowProblem };

/** So many characters of a column are taken over. */
export const LONGEST_CELL = { short: 150, notes: 1000 } as const;
/** Follow-ups of a day begin in the morning. */
const MORNING_MS = 10 * 3_600_000;

/** What a spreadsheet program makes of a long number. */
const ROUNDED = /^[+-]?\d+([.,]\d+)?E[+-]?\d+$/i;

/**
 * Reads one row; nothing is guessed: what is not right is said. A person with a good number is not lost for an address, a day or a
 * text that is not good: the row goes without it.
 *
 * @param cells by field, as they stand in the file
 */
export function readImportRow(line: number, cells: Readonly<Partial<Record<ImportField, string>>>): ReadRow {
  const typed = (field: ImportField) => unprefixed(tidyLines(cells[field] ?? ""));
  const lost: RowLoss[] = [];
  const name = personName.safeParse(typed("name"));
  if (!name.success) return { problem: problemOfName(name.error.issues[0]?.message) };
  const number = typed("phone");
  if (ROUNDED.test(latinDigits(number))) return { problem: "phone_rounded" };
  const phone = number === "" ? null : callableNumber(number);
  if (number !== "" && phone === null) return { problem: "phone_wrong" };
  const address = typed("email");
  const email = address === "" ? null : (emailField.safeParse(address).data ?? null);
  if (phone === null && email === null)
    return { problem: address === "" ? "nobody_to_reach" : "email_wrong" };
  if (address !== "" && email === null) lost.push({ field: "email", what: "left_out" });
  const due = typed("follow_up_on");
  const next_follow_up = due === "" ? null : dayOf(due);
  if (due !== "" && next_follow_up === null) lost.push({ field: "follow_up_on", what: "left_out" });
  const text = (field: RowLoss["field"], whole: string, longest: number = LONGEST_CELL.short): string => {
    if (!isWriting(whole)) {
      lost.push({ field, what: "left_out" });
      return "";
    }
    if ([...whole].length <= longest) return whole;
    lost.push({ field, what: "shortened" });
    return [...whole].slice(0, longest).join("").trimEnd();
  };
  const place = [typed("location"), typed("pin")].filter(Boolean).join(" ");
  const row = {
    ...{ line, name: name.data, phone, email },
    company: text("company", typed("company")) || null,
    location: text("location", place) || null,
    service_interest: text("service_interest", typed("service_interest")) || null,
    notes: text("notes", typed("notes"), LONGEST_CELL.notes),
    next_follow_up,
  };
  return { row, lost };
}

function problemOfName(message: string | undefined): RowProblem {
  if (message === FIELD_WORDS.nameMissing) return "name_missing";
  return message === FIELD_WORDS.nameTooLong ? "name_too_long" : "name_wrong";
}

/**
 * Names that people give their columns, in English, Hindi and Hindi in Latin letters; in letters and digits alone. The first that fits
 * counts: a mobile number of a customer is a number.
 */
const HEADINGS: readonly (readonly [ImportField, RegExp])[] = [
  ["email", /e?mail|ईमेल|इमेल|मेलआईडी/u],
  ["phone", /phone|mobile|whats?app|फ़?ोन|मोबा[इई]ल|व\u094dहाट\u094dस|वॉट\u094dसऐप|दूरभाष/u],
  [
    "phone",
    /^(mob|mo(no|number)?$|ph(no|number)?$|cell|tel(no|number)?$|(contact|call|sampark|संपर्क)(no|num|नं))/u,
  ],
  ["company", /company|business|^firm|organi[sz]ation|^shop|^duka+n|कंपनी|कम्पनी|फ़?र्म|दुकान|व्यवसाय/u],
  ["pin", /^((area)?pin(code|no|number)?|postal(code)?|postcode|zip(code)?|पिन(कोड|नंबर)?)$/u],
  ["location", /city|location|^place|town|district|sh[ae]h[ae]r|^[zj]il[al]|शहर|ज़?िला|नगर|जगह/u],
  ["service_interest", /service|interest|requirement|^product|^wants|^se[vw]a|सेवा/u],
  ["follow_up_on", /^(followup|nextcall|callback|duedate|dueon|अगली)/u],
  ["notes", /^(note|remark|comment|message|description|detail|feedback|टिप्पणी|विवरण|नोट)/u],
  ["name", /^(?!.*(father|mother|husband|spouse|guardian|pita|पिता|पति|file|last|sur)).*(name|naam|नाम)/u],
];

/** What stands for a field only where no other column does. */
const WEAK_HEADINGS: readonly (readonly [ImportField, RegExp])[] = [
  ["name", /^(customer|client|lead|person|party|contact|contactperson|grahak|ग्राहक|व्यक्ति)s?$/u],
  ["phone", /^(contacts?|number|num|नंबर|नम्बर|संपर्क|sampark)$/u],
  ["location", /address|^(pata|पता|state|rajya|राज्य|area|village|gaon|गांव|गाँव)/u],
];

/** What each column probably is, by its heading; each field once. */
export function guessMapping(headings: readonly string[]): (ImportField | null)[] {
  const plain = headings.map((heading) =>
    heading
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ""),
  );
  const meant = plain.map((heading) => HEADINGS.find(([, is]) => is.test(heading))?.[0] ?? null);
  const guessed = meant.map((field, at) => (meant.indexOf(field) === at ? field : null));
  plain.forEach((heading, at) => {
    // A second number is neither a name nor a place.
    if (meant[at] !== null) return;
    const [field = null] =
      WEAK_HEADINGS.find(([one, is]) => is.test(heading) && !guessed.includes(one)) ?? [];
    guessed[at] = field;
  });
  return guessed;
}

/** The apostrophe by which spreadsheet programs, and our own exports, keep a text from being taken for a formula. */
function unprefixed(text: string): string {
  return text.replace(/^'(?=[\s\p{Cf}]*[=+\-@0-9])/u, "");
}

function callableNumber(typed: string): string | null {
  const number = tollFree(typed) === null ? normalisePhone(typed) : null;
  return number === null ? null : callable(number);
}

/** Days as people here write them, `03/04/2026` is the third of April; or `2026-04-03`. Epoch ms, in the morning. */
function dayOf(typed: string): number | null {
  const text = latinDigits(typed);
  const indian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [, year, month, day] = indian
    ? [null, indian[3], indian[2], indian[1]]
    : (/^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []);
  if (!year || !month || !day) return null;
  const named = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${named}T00:00:00Z`);
  // There is no 31st of February: what rolls over was mistyped.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== named) return null;
  if (Number(year) < 2020 || Number(year) > 2099) return null;
  return startOfIstDayNamed(named) + MORNING_MS;
}
