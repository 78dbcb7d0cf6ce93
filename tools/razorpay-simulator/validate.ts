import type { Notes } from "./entities.ts";
import { badRequest, invalidField } from "./errors.ts";

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Razorpay refuses a field it does not know instead of dropping it. */
export function refuseUnknownFields(body: JsonObject, known: readonly string[]): void {
  const unknown = Object.keys(body).filter((key) => !known.includes(key));
  if (unknown.length === 0) return;
  const names = unknown.join(", ");
  throw invalidField(names, `${names} is/are not required and should not be sent`, "extra_field_sent");
}

/** Integer paise, at least 100 (one rupee). */
export function readAmount(value: unknown): number {
  if (value === undefined || value === null || value === "")
    throw invalidField("amount", "amount: is required.");
  const amount = typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof amount !== "number" || !Number.isSafeInteger(amount))
    throw invalidField("amount", "The amount must be an integer.");
  if (amount < 100) throw invalidField("amount", "The amount must be at least INR 1.00");
  return amount;
}

/** Only INR is on for this account. */
export function readCurrency(value: unknown): "INR" {
  if (value === undefined || value === null || value === "")
    throw invalidField("currency", "currency: is required.");
  if (typeof value !== "string")
    throw invalidField("currency", `expected string but provided ${String(value)}`);
  if (value !== "INR") throw invalidField("currency", "Currency is not supported");
  return value;
}

export function readReceipt(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string")
    throw invalidField("receipt", `expected string but provided ${String(value)}`);
  if (value.length > 40) throw invalidField("receipt", "receipt: the length must be no more than 40.");
  return value;
}

/** What the window shows as what is bought; bytes, as a column of the provider's would count the text. */
export function readDescription(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value !== "string") throw invalidField("description", "The description must be a string.");
  if (Buffer.byteLength(value) > 255)
    throw invalidField("description", "The description may not be greater than 255 characters.");
  return value;
}

/** At most 15 pairs of at most 256 characters; none comes back as `[]`. */
export function readNotes(value: unknown): Notes {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return [];
  if (!isObject(value)) throw invalidField("notes", "The notes must be an array.");
  const pairs = Object.entries(value);
  if (pairs.length > 15) throw invalidField("notes", "The notes may not have more than 15 fields.");
  const notes = pairs.map(([key, text]): [string, string] => {
    if (!["string", "number", "boolean"].includes(typeof text))
      throw invalidField("notes", "Notes should be key-value pairs of text.");
    const asText = String(text);
    if (key.length > 256 || asText.length > 256)
      throw invalidField("notes", "Maximum length of notes key and value is 256 characters.");
    return [key, asText];
  });
  return notes.length === 0 ? [] : Object.fromEntries(notes);
}

/** An id of the right form; one that does not exist is another error. */
export function readId(prefix: "order" | "pay" | "rfnd" | "disp" | "setl", id: string): string {
  if (!new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`).test(id)) throw badRequest(`${id} is not a valid id`);
  return id;
}
