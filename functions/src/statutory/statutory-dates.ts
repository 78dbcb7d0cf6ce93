import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { builtInDate } from "@niyamdesk/domain/statutory/built-in-dates";
import type { DateRule } from "@niyamdesk/domain/statutory/date-rule";
import { STATUTORY_DATES } from "@niyamdesk/domain/statutory/queries";
import { dayOfRule, isCounted, type StatutoryDate } from "@niyamdesk/domain/statutory/statutory-date";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

type Said = Omit<StatutoryDate, "id" | "version" | "updated_at">;

/** So many extensions of one date are kept, the newest. */
const MOST_EXTENSIONS = 40;

/**
 * What counts instead of a built-in date. The words stay as they are built in.
 *
 * @returns its version now
 * @throws DomainError changed_meanwhile, invalid_input for a day that no month has
 */
export function saveStatutoryDate(
  { code, version, reason, ...changes }: ParsedInput<"saveStatutoryDate">,
  by: Caller,
): Promise<number> {
  const rule = ruleOf(code);
  if (changes.day !== null && !isCounted(rule.recurs) && (changes.day < 1 || changes.day > 31)) {
    throw new DomainError("invalid_input", { field: "day" });
  }
  const day = changes.day === dayOfRule(rule.recurs) ? null : changes.day;
  return say(code, version, by, { action: "statutory_date.saved", reason }, (said) => ({
    ...said,
    ...changes,
    day,
  }));
}

/**
 * Notes that an authority moved the date of one period, or takes that back; the legal date stays beside it.
 *
 * @throws DomainError changed_meanwhile
 */
export function extendStatutoryDate(
  { code, version, reason, period, day, ...by_whom }: ParsedInput<"extendStatutoryDate">,
  by: Caller,
): Promise<number> {
  return say(code, version, by, { action: "statutory_date.extended", reason }, (said) => {
    const others = said.extensions.filter((one) => one.period !== period);
    const extensions = day === null ? others : [...others, { period, day, ...by_whom }];
    return { ...said, extensions: extensions.slice(-MOST_EXTENSIONS) };
  });
}

function ruleOf(code: string): DateRule {
  const rule = builtInDate(code);
  if (rule === undefined) throw new DomainError("invalid_input", { field: "code" });
  return rule;
}

const asBuiltIn = ({ law, source, source_url, checked_on }: DateRule): Said => ({
  ...{ paused: false, day: null, law, source, checked_on, extensions: [] },
  source_url: source_url ?? null,
});

function say(
  code: string,
  seen: number,
  by: Caller,
  { action, reason }: { action: "statutory_date.saved" | "statutory_date.extended"; reason: string },
  changed: (said: Said) => Said,
): Promise<number> {
  const ref = recordRef(STATUTORY_DATES, code);
  return commitTogether(async (unit: UnitOfWork) => {
    const stored = await unit.get(ref);
    const current = stored?.version ?? 0;
    if (current !== seen) throw new DomainError("changed_meanwhile", { version: String(current) });
    const before = stored === undefined ? asBuiltIn(ruleOf(code)) : saidOf(stored);
    const after = changed(before);
    const version = current + 1;
    const next = { ...after, version, updated_at: timestamp(unit.now()) };
    if (stored === undefined) unit.create(ref, { id: code, ...next });
    else unit.update(ref, next);
    audit(unit, `${action}_${code}_${version}`, {
      ...{ actor: by.uid, role: by.role ?? "", action, subject: ref.path },
      ...{ before: { ...before }, after: { ...after }, reason: { kind: "law", words: reason } },
    });
    return version;
  });
}

function saidOf({ id: _id, version: _version, updated_at: _at, ...said }: StatutoryDate): Said {
  return said;
}
