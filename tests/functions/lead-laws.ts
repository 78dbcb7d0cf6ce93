import type { Lead } from "@niyamdesk/domain/leads/lead";
import { expect } from "vitest";

/** Leads by their ids, as they are at one moment. */
export type Leads = ReadonlyMap<string, Lead>;

/** What an act may have changed, said by the test and not by the code that it tests. */
export interface Change {
  /** Leads that it is about; all others are as they were. */
  of: readonly string[];
  /** Whose a lead may be afterwards, beside whose it was. */
  owner?: string | null;
  /** When they may be called next, epoch ms, beside what was agreed before; absent: as it was. */
  due?: readonly (number | null)[];
  /** Whether who asked not to be called may be called again. */
  lifts?: boolean;
  /** The first takes over the second. */
  merged?: readonly [keep: string, other: string];
  /** The first gives back the second, as it was put aside. */
  parted?: readonly [keep: string, other: Lead];
  /** Leads that may be gone: of an import that was taken back. */
  gone?: readonly string[];
}

const numbersOf = ({ phone_e164, other_phones }: Lead) =>
  [phone_e164, ...(other_phones ?? [])].filter(Boolean);
const dueOf = (lead: Lead) => lead.next_follow_up?.toMillis() ?? null;
const sourcesOf = (lead: Lead) => lead.sources ?? [lead.source];
const plain = ({ updated_at: _, ...lead }: Lead) => JSON.parse(JSON.stringify(lead)) as object;

/** Nothing that is kept of people is lost by an act that is not about losing it. Every law is said of one lead before and after. */
export function expectKept(before: Leads, after: Leads, change: Change): void {
  for (const [id, was] of before) {
    const is = after.get(id);
    if (is === undefined) {
      expect([change.merged?.[1], ...(change.gone ?? [])]).toContain(id);
      continue;
    }
    if (!change.of.includes(id)) {
      expect(plain(is)).toEqual(plain(was));
      continue;
    }
    expectOwned(was, is, change);
    expectDated(was, is, change, before);
    if (change.parted) continue;
    expect(sourcesOf(is)).toEqual(expect.arrayContaining([...sourcesOf(was)]));
    expect(is.notes).toContain(was.notes);
    expect(numbersOf(is)).toEqual(expect.arrayContaining(numbersOf(was)));
    if (was.do_not_call && !change.lifts) expect(is.do_not_call).toBe(true);
    if (is.do_not_call) expect([is.next_follow_up, is.call_by]).toEqual([null, null]);
  }
  if (change.merged) expectMerged(before, after, change.merged);
  if (change.parted) expectParted(before, after, change.parted);
  expectOneOwnerEach(after);
}

/** Whoever had it before is remembered, and whose it is now has a name. */
function expectOwned(was: Lead, is: Lead, { owner }: Change): void {
  if (is.assigned_to === was.assigned_to) return;
  expect(is.assigned_to).toBe(owner);
  if (was.assigned_to !== null) expect(is.had_by).toContain(was.assigned_to);
  expect([is.assigned_name === null, is.worked_at === null]).toEqual([owner === null, owner === null]);
}

function expectDated(was: Lead, is: Lead, { due, merged, parted }: Change, before: Leads): void {
  if (is.do_not_call || parted) return;
  const agreed = [was, ...(merged?.[0] === is.id ? [before.get(merged[1])] : [])]
    .map((lead) => (lead ? dueOf(lead) : null))
    .filter((one) => one !== null);
  // Of two people's days the earlier one; whoever said another day by hand or in a call said so.
  const usual = agreed.length === 0 ? null : Math.min(...agreed);
  expect(due ?? [usual]).toContain(dueOf(is));
}

function expectMerged(before: Leads, after: Leads, [keep_id, other_id]: readonly [string, string]): void {
  const [keep, other, both] = [before.get(keep_id), before.get(other_id), after.get(keep_id)];
  if (!keep || !other || !both) throw new Error("A merge of nobody");
  expect(after.has(other_id)).toBe(false);
  expect(both.assigned_to).toBe(keep.assigned_to);
  expect(sourcesOf(both)).toEqual(expect.arrayContaining([...sourcesOf(other)]));
  expect(numbersOf(both)).toEqual(expect.arrayContaining(numbersOf(other)));
  expect(both.notes).toContain(other.notes);
  expect(both.had_by).toEqual(expect.arrayContaining([...(other.had_by ?? [])]));
  if (other.do_not_call) expect(both.do_not_call).toBe(true);
}

function expectParted(before: Leads, after: Leads, [keep_id, put_aside]: readonly [string, Lead]): void {
  const [keep, other] = [after.get(keep_id), after.get(put_aside.id)];
  if (!keep || !other || !before.has(keep_id)) throw new Error("Nobody was parted");
  const { name, phone_e164, notes, assigned_to } = put_aside;
  expect(other).toMatchObject({ name, phone_e164, notes, assigned_to });
  expect(sourcesOf(other)).toEqual(sourcesOf(put_aside));
  // Neither is called who asked it while they were one.
  if (put_aside.do_not_call) expect(other.do_not_call).toBe(true);
}

/** One number is one lead, and so one person's work. */
function expectOneOwnerEach(leads: Leads): void {
  const numbers = [...leads.values()].flatMap(numbersOf);
  expect(numbers).toEqual([...new Set(numbers)]);
}
