import type { FindingKind } from "@niyamdesk/domain/books/finding";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { NEED_KINDS, type NeedKind } from "@niyamdesk/domain/needs/need";
import { type NeedRow, STANDSTILL } from "@niyamdesk/domain/needs/rows";
import { shownName } from "#messages/stored-names.ts";
import { books } from "#messages/workspaces/books.ts";
import { needs as words } from "#messages/workspaces/needs.ts";
import { istDateTime } from "../../lib/time/ist-words.ts";

const HOUR_MS = 3_600_000;

/** What a row is about, in one line. */
export function whatOf({ kind, count, key, thing }: NeedRow): string {
  const { one, many } = words.kinds[kind];
  if (key === kind) return many(count);
  if (kind === "checks") return checkWords(thing.what, thing.since.toMillis());
  return one(isFinding(thing.what) ? books.kinds[thing.what].what : shownName(thing.what));
}

/** The sum of money that it is about. */
export function sumOf({ key, kind, thing }: NeedRow): string | null {
  return key === kind || thing.amount_paise === null ? null : formatPaise(thing.amount_paise);
}

/** How long it has waited, or how late it is. @param now epoch ms */
export function ageOf({ key, kind, thing }: NeedRow, now: number): { text: string; late: boolean } | null {
  const [since, due] = [thing.since.toMillis(), thing.due?.toMillis() ?? null];
  if (kind === "checks") return null;
  if (due !== null && due < now) return { text: words.late(spanWords(now - due)), late: true };
  if (due !== null) return { text: words.dueBy(istDateTime(due)), late: false };
  const age = spanWords(now - since);
  return { text: key === kind ? words.oldest(age) : words.since(age), late: false };
}

function spanWords(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return words.minutes(Math.max(1, Math.floor(ms / 60_000)));
  return hours < 48 ? words.hours(hours) : words.days(Math.floor(hours / 24));
}

function checkWords(what: string, since: number): string {
  if (what === "books") return since === 0 ? words.neverCompared : words.notCompared(istDateTime(since));
  if (what === "retention") return words.notRetained;
  if (what === STANDSTILL) return words.stopped;
  return words.notLooked(isKind(what) ? words.kinds[what].label : what);
}

function isKind(what: string): what is NeedKind {
  return (NEED_KINDS as readonly string[]).includes(what);
}

function isFinding(what: string): what is FindingKind {
  return Object.hasOwn(books.kinds, what);
}
