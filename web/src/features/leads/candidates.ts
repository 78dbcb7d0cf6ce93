import { findFor } from "@niyamdesk/domain/leads/lead-find";
import type { LeadView } from "./read-lead.ts";

const MOST_SHOWN = 8;

/**
 * Own leads that match what was typed. Before anything is: all of them, and beside a lead only whoever may be the same person. Strangers are
 * found by name or number, and never offered.
 */
export function candidatesOf(own: readonly LeadView[], typed: string, like?: LeadView): LeadView[] {
  const others = own.filter(({ id }) => id !== like?.id);
  const asked = findFor(typed);
  const findable = ({ name, company, phone }: LeadView) => ({ name, company, phone_e164: phone ?? "" });
  const found =
    asked !== null
      ? others.filter((one) => asked.matches(findable(one)))
      : others.filter((one) => like === undefined || maySame(one, like));
  return found.slice(0, MOST_SHOWN);
}

/**
 * What all own leads are asked for, the old ones too: what was typed, or before that the number and the name of the lead whose like is
 * looked for.
 */
export function wordsToFind(typed: string, like?: LeadView): string[] {
  const asked = findFor(typed);
  const all = asked !== null ? [asked] : [findFor(like?.phone ?? ""), findFor(like?.name ?? "")];
  return all.flatMap((one) => (one === null ? [] : [one.contains]));
}

/** Each lead once. */
export function eachOnce(leads: readonly LeadView[]): LeadView[] {
  return [...new Map(leads.map((one) => [one.id, one])).values()];
}

/** One number or mailbox; or a similar name where both are known to live in one place. */
function maySame(one: LeadView, like: LeadView): boolean {
  const same = (value: (lead: LeadView) => string | null) =>
    value(one) !== null && value(one) === value(like);
  if (same(figuresOf) || same(({ email }) => email?.toLowerCase() ?? null)) return true;
  return same(placeOf) && isSimilar(one.name, like.name);
}

/** The last ten figures: with or without the country, it rings at the same phone. */
function figuresOf({ phone }: LeadView): string | null {
  const figures = phone?.replace(/\D/gu, "") ?? "";
  return figures.length < 10 ? null : figures.slice(-10);
}

/** Its PIN code, else the words of the place. */
function placeOf({ location }: LeadView): string | null {
  if (location === null) return null;
  return /\b[1-9]\d{5}\b/u.exec(location)?.[0] ?? location.trim().toLowerCase();
}

/** Each word of the shorter name is in the longer one, or begins one: 'A. Pillai', 'Asha Pillai' and 'Asha K Pillai'. */
function isSimilar(one: string, other: string): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  const begins = (word: string, known: string) =>
    known === word ||
    (word.length === 1 && known.startsWith(word)) ||
    (known.length === 1 && word.startsWith(known));
  return fewer.length > 0 && fewer.every((word) => more.some((known) => begins(word, known)));
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== "");
}
