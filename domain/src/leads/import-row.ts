import { email as emailField, personName } from "../fields/fields.ts";
import { isWriting, tidyLines } from "../fields/writing.ts";
import { callable, latinDigits, normalisePhone } from "../phone/phone.ts";
import { startOfIstDayNamed } from "../time/time.ts";

/** What a column of a file can be. */
export const IMPORT_FIELDS = [
  "name",
  "phone",
  "email",
  "company",
  "location",
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
  "name_wrong",
  "nobody_to_reach",
  "phone_wrong",
  "phone_rounded",
  "email_wrong",
  "date_wrong",
  "text_wrong",
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

/** So many characters of a column are taken over. */
export const LONGEST_CELL = { short: 150, notes: 1000 } as const;
/** Follow-ups of a day begin in the morning. */
const MORNING_MS = 10 * 3_600_000;

/** What a spreadsheet program makes of a long number. */
const ROUNDED = /^[+-]?\d+([.,]\d+)?E[+-]?\d+$/i;

/** Reads one row; nothing is guessed: what is not right is said. @param cells by field, as they stand in the file */
export function readImportRow(
  line: number,
  cells: Readonly<Partial<Record<ImportField, string>>>,
): { row: ImportRow } | { problem: RowProblem } {
  const text = (field: ImportField) => unprefixed(tidyLines(cells[field] ?? ""));
  const name = text("name");
  if (name === "") return { problem: "name_missing" };
  const named = personName.safeParse(name);
  if (!named.success) return { problem: "name_wrong" };
  const typed = text("phone");
  if (ROUNDED.test(latinDigits(typed))) return { problem: "phone_rounded" };
  const phone = typed === "" ? null : callableNumber(typed);
  if (typed !== "" && phone === null) return { problem: "phone_wrong" };
  const address = text("email");
  const email = address === "" ? null : emailField.safeParse(address);
  if (email?.success === false) return { problem: "email_wrong" };
  if (phone === null && email === null) return { problem: "nobody_to_reach" };
  const due = text("follow_up_on");
  const next_follow_up = due === "" ? null : dayOf(due);
  if (due !== "" && next_follow_up === null) return { problem: "date_wrong" };
  const [company, location, service_interest] = (["company", "location", "service_interest"] as const).map(
    text,
  );
  const notes = text("notes");
  const texts = [company, location, service_interest].map((one) => one ?? "");
  if (texts.some((one) => [...one].length > LONGEST_CELL.short) || [...notes].length > LONGEST_CELL.notes)
    return { problem: "text_wrong" };
  if (![...texts, notes].every(isWriting)) return { problem: "text_wrong" };
  return {
    row: {
      ...{ line, name: named.data, phone, email: email?.data ?? null },
      ...{ company: company || null, location: location || null, service_interest: service_interest || null },
      ...{ notes, next_follow_up },
    },
  };
}

/** Names that people give their columns, in letters and digits alone. */
const HEADINGS: Readonly<Record<ImportField, RegExp>> = {
  email: /^(e?mail|ईमेल)/u,
  phone: /^(phone|mobile|mob|cell|contact(no|number)|whatsapp|tel|फोन|फ़ोन|मोबाइल|number)/u,
  company: /^(company|business|firm|organi[sz]ation|कंपनी|फर्म)/u,
  location: /^(city|location|place|town|district|address|शहर)/u,
  service_interest: /^(service|interest|requirement|product|wants|सेवा)/u,
  follow_up_on: /^(followup|nextcall|callback|due|date)/u,
  notes: /^(note|remark|comment|message|description|टिप्पणी)/u,
  name: /^(name|fullname|customer|client|lead|contact|person|नाम)/u,
};

/** What each column probably is, by its heading; each field once. */
export function guessMapping(headings: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const plain = heading
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
    const fields = Object.keys(HEADINGS) as ImportField[];
    const field = fields.find((one) => !taken.has(one) && HEADINGS[one].test(plain)) ?? null;
    if (field !== null) taken.add(field);
    return field;
  });
}

/** The apostrophe by which spreadsheet programs, and our own exports, keep a text from being taken for a formula. */
function unprefixed(text: string): string {
  return text.replace(/^'(?=[\s\p{Cf}]*[=+\-@0-9])/u, "");
}

function callableNumber(typed: string): string | null {
  const number = normalisePhone(typed);
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
