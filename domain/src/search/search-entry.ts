import type { Invoice } from "../invoices/invoice.ts";
import { cut, idWords, SHORTEST, wordsOf } from "../lists/id-words.ts";
import { formatPaise } from "../money/money.ts";
import type { Order } from "../orders/order.ts";
import type { Payment } from "../payments/payment.ts";
import type { Moment } from "../time/moment.ts";

/** What is found by a number of ours or of the provider's. People and questions are found by the words of their own records. */
export const ENTRY_KINDS = ["order", "payment", "invoice"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * `search_entries/{kind}_{record id}`: what a record is found by, written in the commit that makes it. It names nobody: whose the
 * record is stands there as the uid alone.
 */
export interface SearchEntry {
  id: string;
  kind: EntryKind;
  record_id: string;
  /** Null: of money that is nobody's. */
  user_id: string | null;
  /** Beginnings and endings of its number. */
  words: readonly string[];
  /** What it is about: a service, a sum. */
  label: string;
  at: Moment;
}

export function searchEntryId(kind: EntryKind, recordId: string): string {
  return `${kind}_${recordId}`;
}

export function orderEntry({
  id,
  user_id,
  service_name,
  date,
}: Pick<Order, "id" | "user_id" | "service_name" | "date">): SearchEntry {
  return entry("order", id, user_id, service_name, date);
}

export function paymentEntry({
  id,
  user_id,
  amount_paise,
  date,
}: Pick<Payment, "id" | "user_id" | "amount_paise" | "date">): SearchEntry {
  return entry("payment", id, user_id, formatPaise(amount_paise), date);
}

/** An invoice, or a credit note. */
export function invoiceEntry({
  number,
  user_id,
  total_paise,
  issued_at,
}: Pick<Invoice, "number" | "user_id" | "total_paise" | "issued_at">): SearchEntry {
  return entry("invoice", number, user_id, formatPaise(total_paise), issued_at);
}

function entry(
  kind: EntryKind,
  record_id: string,
  user_id: string | null,
  label: string,
  at: Moment,
): SearchEntry {
  return {
    id: searchEntryId(kind, record_id),
    kind,
    record_id,
    user_id,
    words: idWords(record_id),
    label,
    at,
  };
}

/** What was typed, as entries are asked for it; null: too little. */
export function entryWordTyped(typed: string): string | null {
  // A number as screens shorten it, such as "ORD-…P6R8", is looked for by its end.
  const [ending = ""] = typed.split(/…|\.{3}/u).slice(-1);
  const word = wordsOf(ending).join("");
  return [...word].length < SHORTEST ? null : cut(word);
}

/** The record that was asked for by its whole number comes first, then what is newest. */
export function inOrder(
  found: readonly Pick<SearchEntry, "record_id" | "at">[],
  typed: string,
): readonly number[] {
  const whole = wordsOf(typed).join("");
  const isIt = (place: number) => (wordsOf(found[place]?.record_id ?? "").join("") === whole ? 1 : 0);
  const at = (place: number) => found[place]?.at.toMillis() ?? 0;
  return found.map((_, place) => place).sort((one, other) => isIt(other) - isIt(one) || at(other) - at(one));
}
