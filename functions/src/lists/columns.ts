import { fieldWords } from "@niyamdesk/domain/audit/acts";
import type { CsvColumn } from "@niyamdesk/domain/lists/csv";
import { rupeesOfPaise } from "@niyamdesk/domain/money/money";
import { Timestamp } from "firebase-admin/firestore";

export interface ExportedRecord {
  id: string;
  data: Readonly<Record<string, unknown>>;
}

export interface ListExport {
  /** Begins the file's name. */
  fileName: string;
  columns: readonly CsvColumn<ExportedRecord>[];
}

/** A field that people write, or that may hold anything. */
export function textColumn(heading: string, field: string): CsvColumn<ExportedRecord> {
  return {
    heading,
    kind: "text",
    value: ({ data }) => {
      const value = data[field];
      return typeof value === "string" || typeof value === "number" ? String(value) : null;
    },
  };
}

/**
 * A field that holds one of a few words of ours, as people read them.
 *
 * @param words what the screens say of it, where that is not the word itself: `under_review` is `Under review`
 */
export function wordColumn(
  heading: string,
  field: string,
  words: Readonly<Record<string, string>> = {},
): CsvColumn<ExportedRecord> {
  return {
    heading,
    kind: "text",
    value: ({ data }) => {
      const value = data[field];
      if (typeof value !== "string") return null;
      return (Object.hasOwn(words, value) ? words[value] : undefined) ?? fieldWords(value);
    },
  };
}

/** A field that holds a time: the day in India. */
export function timeColumn(heading: string, field: string): CsvColumn<ExportedRecord> {
  return {
    heading,
    kind: "day",
    value: ({ data }) => {
      const value = data[field];
      return value instanceof Timestamp ? value.toMillis() : null;
    },
  };
}

/** Paise, said in rupees. */
export function moneyColumn(
  heading: string,
  paiseOf: (data: ExportedRecord["data"]) => unknown,
): CsvColumn<ExportedRecord> {
  return {
    heading,
    kind: "number",
    value: ({ data }) => {
      const paise = paiseOf(data);
      return typeof paise === "number" ? rupeesOfPaise(paise) : null;
    },
  };
}
