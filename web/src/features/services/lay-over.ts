import { resolveSummary, type ServiceSummary } from "@niyamdesk/domain/services/service";
import { type CardOrigin, storedHindi, translatedCard } from "@niyamdesk/domain/services/translation";
import { LANGUAGE, LOCALE } from "#messages/language.ts";

export type StoredService = { id: string } & Readonly<Record<string, unknown>>;

/** The built-in catalogue in the language of the site, and what tells whether a record still says its English. */
export interface BuiltInCards {
  cards: readonly ServiceSummary[];
  /** By service id. */
  origins: Readonly<Record<string, CardOrigin>>;
  /** Translations of what any stored service falls back to, by hash. */
  fallbacks: Readonly<Record<string, string>>;
}

/**
 * What the list shows. With no records (not read yet, not readable, none stored) the built-in catalogue stands. With
 * records they decide what is sold, each filled from the built-in service of its id: the public may read active ones only,
 * so a service that is not among them was withdrawn. A record's own English shows as it is, unless it is the built-in
 * English, whose translation is known, or an administrator wrote its Hindi. Order: as an administrator put them, else as built in,
 * then further services by name.
 */
export function layOver(
  { cards, origins, fallbacks }: BuiltInCards,
  records: readonly StoredService[] | null,
): readonly ServiceSummary[] {
  if (records === null || records.length === 0) return cards;
  const place = new Map(cards.map((card, index) => [card.id, index]));
  const chosen = new Map(records.map(({ id, place }) => [id, typeof place === "number" ? place : undefined]));
  const placeOf = ({ id }: ServiceSummary) => chosen.get(id) ?? place.get(id) ?? cards.length;
  return records
    .map((record) => {
      const builtIn = cards[place.get(record.id) ?? -1] ?? null;
      const card = resolveSummary(record.id, record, builtIn);
      const own = LANGUAGE === "en" ? {} : storedHindi(record);
      return card && translatedCard(card, builtIn, origins[record.id], fallbacks, own);
    })
    .filter((card) => card !== null)
    .filter((card) => card.active)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, LOCALE));
}
