import { resolveSummary, type ServiceSummary } from "@niyamdesk/domain/service";
import { LOCALE } from "#messages/language.ts";

export type StoredService = { id: string } & Readonly<Record<string, unknown>>;

/**
 * What the list shows. With no records (not read yet, not readable, none stored) the built-in catalogue stands. With
 * records they decide what is sold, each filled from the built-in service of its id: the public may read active ones only,
 * so a service that is not among them was withdrawn. Order: as built in, then further services by name.
 */
export function layOver(
  builtIn: readonly ServiceSummary[],
  records: readonly StoredService[] | null,
): readonly ServiceSummary[] {
  if (records === null || records.length === 0) return builtIn;
  const place = new Map(builtIn.map((service, index) => [service.id, index]));
  const placeOf = (service: ServiceSummary) => place.get(service.id) ?? builtIn.length;
  return records
    .map((record) => resolveSummary(record.id, record, builtIn[place.get(record.id) ?? -1] ?? null))
    .filter((service) => service !== null)
    .filter((service) => service.active)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, LOCALE));
}
