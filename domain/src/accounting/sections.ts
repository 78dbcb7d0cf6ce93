import { lastDayForTax } from "../invoices/credit-note.ts";
import type { Paise } from "../money/money.ts";
import { istDay } from "../time/time.ts";
import type { BookDocument } from "./book-document.ts";

/**
 * Tables of GSTR-1 that our documents belong to: invoices to registered clients (B2B), large ones to unregistered clients of another
 * State (B2CL), all others by State (B2CS, where their credit notes are set off), credit notes to registered clients (CDNR) and
 * credit notes on large invoices (CDNUR). Late credit notes are in none of them: they lower no tax any more.
 */
export const BOOK_SECTIONS = ["b2b", "b2cl", "b2cs", "cdnr", "cdnur", "late"] as const;
export type BookSection = (typeof BOOK_SECTIONS)[number];

/** Above this total an invoice to an unregistered client of another State is reported by itself (Notification 12/2024, from August 2024). */
export const LARGE_ABOVE_PAISE: Paise = 1_00_000_00;

type Sorted = Pick<BookDocument, "kind" | "recipient" | "tax" | "total_paise" | "original" | "issuedAt">;

export function sectionOf({ kind, recipient, tax, total_paise, original, issuedAt }: Sorted): BookSection {
  const isNote = kind === "credit_note";
  // The client has the money back and the note; no return in which it could be declared is filed in time (CGST Act s. 34(2)).
  if (original !== null && istDay(issuedAt) > lastDayForTax(original.suppliedAt)) return "late";
  if (recipient.gstin !== null) return isNote ? "cdnr" : "b2b";
  const supply = isNote ? (original?.totalPaise ?? total_paise) : total_paise;
  if (tax.kind === "intra_state" || supply <= LARGE_ABOVE_PAISE) return "b2cs";
  return isNote ? "cdnur" : "b2cl";
}

/** Paise of a document or of many; what credit notes take back is negative. */
export interface BookSums {
  taxable_paise: Paise;
  cgst_paise: Paise;
  sgst_paise: Paise;
  igst_paise: Paise;
  round_off_paise: Paise;
  total_paise: Paise;
}

export const NO_SUMS: BookSums = {
  ...{ taxable_paise: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0 },
  ...{ round_off_paise: 0, total_paise: 0 },
};

export function sumsOf({
  kind,
  tax,
  total_paise,
}: Pick<BookDocument, "kind" | "tax" | "total_paise">): BookSums {
  const { taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise } = tax;
  const sums = { taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise };
  return kind === "credit_note" ? negative(sums) : sums;
}

export function plus(one: BookSums, other: BookSums): BookSums {
  return {
    taxable_paise: one.taxable_paise + other.taxable_paise,
    cgst_paise: one.cgst_paise + other.cgst_paise,
    sgst_paise: one.sgst_paise + other.sgst_paise,
    igst_paise: one.igst_paise + other.igst_paise,
    round_off_paise: one.round_off_paise + other.round_off_paise,
    total_paise: one.total_paise + other.total_paise,
  };
}

/** Never -0, which a file would show. */
function negative(sums: BookSums): BookSums {
  const entries = Object.entries(sums).map(([part, paise]) => [part, 0 - paise]);
  return Object.fromEntries(entries) as unknown as BookSums;
}

/** All of a month's documents of one table; of credit notes those that are set off in B2CS, too. */
export interface SectionSums extends BookSums {
  section: BookSection;
  invoices: number;
  notes: number;
}

/** GST that becomes payable: late credit notes lower none. */
export function payableGst(sections: readonly SectionSums[]): Paise {
  return sections
    .filter(({ section }) => section !== "late")
    .reduce((sum, { cgst_paise, sgst_paise, igst_paise }) => sum + cgst_paise + sgst_paise + igst_paise, 0);
}

/** Every document in exactly one, so that they add up to all documents. */
export function sectionSums(documents: readonly BookDocument[]): SectionSums[] {
  return BOOK_SECTIONS.map((section) => {
    const own = documents.filter((document) => sectionOf(document) === section);
    const notes = own.filter(({ kind }) => kind === "credit_note").length;
    return {
      ...own.map(sumsOf).reduce(plus, NO_SUMS),
      ...{ section, notes, invoices: own.length - notes },
    };
  });
}
