import { type Moment, millisOf } from "@niyamdesk/domain/time/moment";
import { shownName } from "#messages/stored-names.ts";

/** Fields of stored records, read without trust: an old or half-written record still shows what it has. */
export type StoredData = Readonly<Record<string, unknown>>;

export function textIn(data: StoredData, field: string): string | null {
  const value = data[field];
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

/** A name of the catalogue, in the language of the site. */
export function nameIn(data: StoredData, field: string): string | null {
  const name = textIn(data, field);
  return name && shownName(name);
}

export function numberIn(data: StoredData, field: string): number {
  const value = data[field];
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

/** Epoch ms, or null when there is none. */
export function timeIn(data: StoredData, field: string): number | null {
  const value = data[field];
  return isMoment(value) ? value.toMillis() : null;
}

/** Epoch ms of a time that every record has: one that is still on its way to the server is now. */
export function recentTimeIn(data: StoredData, field: string): number {
  const value = data[field];
  return millisOf(isMoment(value) ? value : null, Date.now());
}

export function oneIn<T extends string>(
  data: StoredData,
  field: string,
  known: readonly T[],
  otherwise: NoInfer<T>,
): T {
  return known.find((entry) => entry === data[field]) ?? otherwise;
}

export function partIn(data: StoredData, field: string): StoredData {
  const value = data[field];
  return isRecord(value) ? value : {};
}

export function partsIn(data: StoredData, field: string): StoredData[] {
  const value = data[field];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is StoredData {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isMoment(value: unknown): value is Moment {
  return isRecord(value) && typeof value.toMillis === "function";
}
