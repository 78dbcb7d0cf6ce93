import { meantWords } from "../fields/spelling.ts";
import { distanceKm, PLACE_WORDS, type Place, placeNamed } from "../places/places.ts";
import type { CaPartner } from "./partner.ts";

/** What the directory is asked for. Empty: everybody. */
export interface PartnerSearch {
  /** Part of a name or of a location, in any case. */
  search: string;
  specialization: string;
}

export interface FoundPartner {
  partner: CaPartner;
  /** Whole kilometres from the place that was searched for; null when none was. */
  km: number | null;
}

export interface FoundPartners {
  found: FoundPartner[];
  /** What the search was taken for, since nobody is found by it as it is spelled: `bangalore`. Null: as it was typed. */
  meant: string | null;
}

/** Who is offered when nobody sits in the place itself. */
const NEARBY_KM = 200;

/**
 * Who fits, in an order that nobody can buy: by name, or by distance when the search names a city. Where nobody is in that
 * city, those within 200 km are found; where nobody is at all, those whose name or city is spelled like it.
 */
export function searchPartners(partners: readonly CaPartner[], sought: PartnerSearch): FoundPartners {
  const found = asTyped(partners, sought);
  if (found.length > 0) return { found, meant: null };
  const meant = meantText(plain(sought.search), partners);
  const close = meant === null ? [] : asTyped(partners, { ...sought, search: meant });
  return { found: close, meant: close.length > 0 ? meant : null };
}

function asTyped(partners: readonly CaPartner[], { search, specialization }: PartnerSearch): FoundPartner[] {
  const sought = plain(search);
  const place = placeNamed(search);
  const offered = partners
    .filter((partner) => partner.active && hasSpecialization(partner, specialization))
    .map((partner) => ({ partner, km: distanceTo(place, partner) }))
    .sort(nearerFirst);
  const matches = offered.filter(({ partner, km }) => km === 0 || textOf(partner).includes(sought));
  if (matches.length > 0 || place === null) return matches;
  return offered.filter(({ km }) => km !== null && km <= NEARBY_KM);
}

/** A letter more or less makes another name of a short one. */
const SHORTEST_BENT = 5;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The search with words that stand in the directory or name a city; null when it is spelled right or like nothing. */
function meantText(sought: string, partners: readonly CaPartner[]): string | null {
  const listed = partners.filter(({ active }) => active).flatMap((one) => textOf(one).match(WORD) ?? []);
  const known = new Set([...listed, ...PLACE_WORDS]);
  let unlike = false;
  const text = sought.replace(WORD, (word) => {
    if (word.length < SHORTEST_BENT) return word;
    const [meant] = meantWords(word, known);
    unlike ||= meant === undefined;
    return meant ?? word;
  });
  return unlike || text === sought ? null : text;
}

function textOf({ name, location }: CaPartner): string {
  return plain(`${name}\n${location}`);
}

/** Every specialization there is, once, by name. */
export function specializationsOf(partners: readonly CaPartner[]): string[] {
  const known = new Map<string, string>();
  for (const { active, specializations } of partners) {
    if (!active) continue;
    for (const name of specializations) if (!known.has(plain(name))) known.set(plain(name), name);
  }
  return [...known.values()].sort(byWords);
}

function hasSpecialization(partner: CaPartner, specialization: string): boolean {
  const sought = plain(specialization);
  return sought === "" || partner.specializations.some((name) => plain(name) === sought);
}

function distanceTo(place: Place | null, partner: CaPartner): number | null {
  const seat = place && placeNamed(partner.location);
  return place && seat ? Math.round(distanceKm(place, seat)) : null;
}

function nearerFirst(one: FoundPartner, other: FoundPartner): number {
  const [here, there] = [one.km ?? Number.MAX_VALUE, other.km ?? Number.MAX_VALUE];
  return (
    here - there ||
    byWords(withoutTitle(one), withoutTitle(other)) ||
    byWords(one.partner.id, other.partner.id)
  );
}

/** 'CA Farah Khan' stands under F. */
function withoutTitle({ partner }: FoundPartner): string {
  return partner.name.replace(/^CA\.?\s+/i, "");
}

const collator = new Intl.Collator("en-IN", { sensitivity: "base", numeric: true });

function byWords(one: string, other: string): number {
  return collator.compare(one, other);
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .trim()
    .replace(/[^\S\n]+/g, " ");
}
