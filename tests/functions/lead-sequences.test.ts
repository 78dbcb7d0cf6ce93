import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallDisposition, TelecallerCall } from "@niyamdesk/domain/calls/call";
import { figuresOf, type TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import type { ImportRow } from "@niyamdesk/domain/leads/import-row";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { sliceId } from "@niyamdesk/domain/leads/lead-import";
import { istDay } from "@niyamdesk/domain/time/time";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { log } from "../../functions/src/calls/log.ts";
import { save } from "../../functions/src/calls/save.ts";
import { start } from "../../functions/src/calls/start.ts";
import { claim } from "../../functions/src/leads/claim.ts";
import { allow, stop } from "../../functions/src/leads/do-not-call.ts";
import { edit } from "../../functions/src/leads/edit.ts";
import { assign, handBack } from "../../functions/src/leads/hand-over.ts";
import { addRows, beginImport, workSlice } from "../../functions/src/leads/import-leads.ts";
import { leadOfPerson } from "../../functions/src/leads/lead-of-person.ts";
import { leadOrMerged, merge, undoMerge } from "../../functions/src/leads/merge.ts";
import { move } from "../../functions/src/leads/move.ts";
import { setOwnCalls } from "../../functions/src/leads/own-calls.ts";
import { takeBack } from "../../functions/src/leads/take-back.ts";
import { undoImport } from "../../functions/src/leads/undo-import.ts";
import type { Caller } from "../../functions/src/platform/caller.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import {
  doNotCallRef,
  leadKeyRef,
  leadMailKeyRef,
  leadRef,
  type MergedLead,
  profileRef,
} from "../../functions/src/platform/refs.ts";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { type Change, expectKept, type Leads } from "./lead-laws.ts";
import {
  ACTS,
  type Act,
  anyWeek,
  DAY,
  LEADS,
  LONG_WEEK,
  MIXED_WEEK,
  OFFICE,
  QUIET_WEEK,
} from "./lead-weeks.ts";
import { collection, where } from "./records.ts";
import { AT_ANY_TIME, ended, newCallId, newLead, setHours } from "./telecalling.ts";

beforeAll(() => setHours(AT_ANY_TIME));

/** What was said in so many words, to hold the records against. */
interface Known {
  callers: readonly Caller[];
  leads: readonly Pick<Lead, "id" | "phone_e164">[];
  import_id: string;
  barred: Set<string>;
  /** Calls that were told of a lead that was somebody else's by then. */
  others: Set<string>;
  qualified: { uid: string; day: string; lead_id: string }[];
  /** Every call that was told, with its note. */
  told: Map<string, { uid: string; notes: string; follow_up: number | null }>;
  /** Says the last call once more, as a device does that heard no answer. */
  again: (() => Promise<unknown>) | null;
  /** Leads as they were when they became part of others. */
  aside: Map<string, Lead>;
  /** Calls that somebody is on, by their uid. */
  open: Map<string, { call_id: string; lead_id: string }>;
  /** Addresses of leads, by their ids. */
  emails: Map<string, string>;
  /** The last number that was new to us. */
  newest: string | null;
}

const admin = { uid: "the-office", role: "admin" } as Caller;

async function begin(): Promise<Known> {
  const callers = ["Asha Rao", "Pooja Nair"].map(
    (name) => ({ uid: randomUUID(), role: "telecaller", name }) as unknown as Caller,
  );
  for (const { uid } of callers) {
    const profile = { id: uid, name: "Asha Rao", role: "telecaller", staff_status: "active" };
    await profileRef(uid).set(profile as never);
  }
  const made = await Promise.all(Array.from({ length: LEADS - 1 }, () => newLead()));
  const phone = `+919${String(Date.now()).slice(-6)}${String(Math.floor(Math.random() * 1000)).padStart(3, "0")}`;
  const row: ImportRow = {
    ...{ line: 2, name: "Nisha", phone, email: null, company: null, location: null },
    ...{ service_interest: null, notes: "", next_follow_up: null },
  };
  const file_hash = randomUUID().replaceAll("-", "").padEnd(64, "0");
  const unsent = { twice: 0, unreadable: 0 };
  const file = { file_hash, name: "fair.csv", consent_source: "Fair", rows: 1, slices: 1, unsent };
  const { import_id } = await beginImport(file, admin);
  await addRows({ import_id, slice: 0, rows: [row] });
  await workSlice(sliceId(import_id, 0));
  const imported = await where<Lead>(COLLECTIONS.leads, "import_id", import_id);
  const leads = [...made, ...imported];
  const emails = new Map<string, string>();
  for (const [at, { id }] of leads.entries()) {
    const email = `meera-${randomUUID()}@example.in`;
    emails.set(id, email);
    await leadMailKeyRef(email).set({ lead_id: id });
    await leadRef(id).update({ email });
    await assign([id], callers[at % 2]?.uid ?? "", admin);
  }
  return {
    callers,
    leads,
    import_id,
    barred: new Set(),
    others: new Set(),
    qualified: [],
    told: new Map(),
    again: null,
    aside: new Map(),
    emails,
    open: new Map(),
    newest: null,
  };
}

const newNumber = () => `+918${String(Math.random()).slice(2, 11).padEnd(9, "0")}`;

const numbersOf = (one: Lead | undefined) =>
  one ? [one.phone_e164, ...(one.other_phones ?? [])].filter(Boolean) : [];
const leadsNow = async ({ leads }: Known): Promise<Leads> => {
  const found = await Promise.all(leads.map(({ id }) => leadRef(id).get()));
  return new Map(found.flatMap((one) => one.data() ?? []).map((one) => [one.id, one]));
};
const settled = (id: string) => commitTogether((unit) => leadOrMerged(unit, id));

/** @returns what it may have changed */
async function perform(act: Act, known: Known, now: Leads): Promise<Change> {
  const { callers, leads, barred, others, told } = known;
  const { id, phone_e164 } = leads["lead" in act ? act.lead : 0] ?? { id: "", phone_e164: "" };
  const status = "said" in act && act.said === null ? "no_answer" : "connected";
  const follow_up = "said" in act && act.said === "callback" ? Date.now() + DAY : null;
  const call_id = newCallId();
  const notes = `Said in ${call_id}`;
  const bar = (one: Lead | undefined) => {
    for (const number of numbersOf(one)) barred.add(number);
  };
  const all = [...now.values()];
  const before = id === "" ? undefined : await settled(id);
  const target = before?.id ?? id;
  const owner = callers.find(({ uid }) => uid === before?.assigned_to);
  const named = "by" in act ? act.by : 0;
  const caller = named === OFFICE ? admin : (callers[named] ?? owner ?? admin);
  const was = before?.next_follow_up?.toMillis() ?? null;
  switch (act.act) {
    case "call": {
      await start({ call_id, lead_id: target, device: "phone" }, caller);
      expect(barred).not.toContain(before?.phone_e164);
      const end = ended(call_id, { disposition: act.said, status, follow_up, notes }) as never;
      const { lead_is_others, lead_moved_on } = await save(end, caller);
      told.set(call_id, { uid: caller.uid, notes, follow_up });
      known.again = () => save(end, caller);
      if (lead_is_others) others.add(call_id);
      if (act.said === "do_not_call") bar(before);
      return {
        of: [target],
        owner: caller.uid,
        due: dueAfter(lead_is_others, lead_moved_on, was, followUpOf(before, follow_up), act.said),
      };
    }
    case "ring":
      await start({ call_id, lead_id: target, device: "phone" }, caller);
      expect(barred).not.toContain(before?.phone_e164);
      known.open.set(caller.uid, { call_id, lead_id: target });
      return { of: [target] };
    case "hang up": {
      const by = callers.find(({ uid }) => known.open.has(uid)) ?? caller;
      const open = known.open.get(by.uid);
      if (!open) return { of: [] };
      const lead = await settled(open.lead_id);
      const end = ended(open.call_id, { disposition: act.said, status, follow_up, notes }) as never;
      const { lead_is_others, lead_moved_on } = await save(end, by);
      known.open.delete(by.uid);
      told.set(open.call_id, { uid: by.uid, notes, follow_up });
      known.again = () => save(end, by);
      if (lead_is_others) others.add(open.call_id);
      if (act.said === "do_not_call") bar(lead);
      const due = lead?.next_follow_up?.toMillis() ?? null;
      return {
        of: lead ? [lead.id] : [],
        owner: by.uid,
        due: dueAfter(lead_is_others, lead_moved_on, due, followUpOf(lead, follow_up), act.said),
      };
    }
    case "log": {
      const { said: disposition, ago, seconds } = act;
      const input = {
        ...({ call_id, lead_id: id, call_type: "inbound", status, disposition } as const),
        ...{ notes, follow_up, started_at: Date.now() - ago, seconds },
      };
      const { lead_is_others, lead_moved_on } = await log(input, caller);
      told.set(call_id, { uid: caller.uid, notes, follow_up });
      known.again = () => log(input, caller);
      if (lead_is_others) others.add(call_id);
      if (act.said === "do_not_call") bar(before);
      return {
        of: [target],
        owner: caller.uid,
        due: dueAfter(lead_is_others, lead_moved_on, was, followUpOf(before, follow_up), act.said),
      };
    }
    case "again":
      await known.again?.();
      return { of: [] };
    case "edit": {
      const at = act.in_days === null ? null : Date.now() + act.in_days * DAY;
      const text = [before?.notes, `Edited at ${call_id}`].filter(Boolean).join("\n");
      const written = { was: before?.notes ?? "", now: text };
      const next = { was, now: at };
      const conflicts = await edit({ lead_id: target, notes: written, next_follow_up: next }, caller);
      expect((await settled(target))?.notes).toBe(text);
      return { of: [target], due: ["next_follow_up" in conflicts ? was : at] };
    }
    case "hand back":
      await handBack([target], caller);
      return { of: [target], owner: null };
    case "claim":
      await claim(target, caller);
      // Whose it was it stays, or it was nobody's.
      if (before?.assigned_to) expect(caller.uid).toBe(before.assigned_to);
      return { of: [target], owner: caller.uid };
    case "move": {
      const seen = before?.status ?? "new";
      await move(target, seen, act.to, caller);
      if (act.to === "qualified" && seen !== "qualified") {
        known.qualified.push({ uid: caller.uid, day: istDay(Date.now()), lead_id: target });
      }
      return { of: [target], due: [act.to === "converted" && seen !== "converted" ? null : was] };
    }
    case "reassign":
      await assign([target], caller.uid, admin);
      return { of: [target], owner: caller.uid };
    case "merge": {
      const second = leads[act.other]?.id ?? "";
      const other = second === target ? (leads.at(-1)?.id ?? "") : second;
      await merge(target, other, caller);
      const put_aside = now.get(other);
      // Said again, it was done before.
      if (!put_aside) return { of: [] };
      known.aside.set(other, put_aside);
      return { of: [target, other], merged: [target, other] };
    }
    case "part": {
      const parts = all.flatMap(({ id: keep, merges }) =>
        [...(merges ?? [])].reverse().map(({ lead_id }) => ({ keep, lead_id })),
      );
      const { keep, lead_id } = parts[act.which % parts.length] ?? { keep: "nobody", lead_id: "nobody" };
      const keeper = callers.find(({ uid }) => uid === now.get(keep)?.assigned_to);
      await undoMerge(keep, lead_id, named === OFFICE ? admin : (callers[named] ?? keeper ?? admin));
      // What came of a later merge would come back with an earlier one.
      expect(lead_id).toBe(now.get(keep)?.merges?.at(-1)?.lead_id);
      const put_aside = known.aside.get(lead_id);
      return put_aside ? { of: [keep, lead_id], parted: [keep, put_aside] } : { of: [] };
    }
    case "stop":
      await stop(target, caller);
      bar(before);
      return { of: [target] };
    case "allow": {
      const asked = all.filter(({ do_not_call }) => do_not_call).map((one) => one.phone_e164);
      const numbers = [...new Set([...asked, ...barred])];
      const number = numbers[act.which % numbers.length];
      if (number === undefined) return { of: [] };
      barred.delete(number);
      await allow(number, "Asked to be called", admin);
      return { of: all.filter((one) => one.phone_e164 === number).map((one) => one.id), lifts: true };
    }
    case "own word":
      if (act.given) barred.delete(phone_e164);
      else barred.add(phone_e164);
      await setOwnCalls(phone_e164, act.given, "en");
      return {
        of: all.filter((one) => one.phone_e164 === phone_e164).map((one) => one.id),
        lifts: act.given,
      };
    case "take back": {
      const one = all.find(({ conversion }) => conversion);
      await takeBack(one?.id ?? "nobody", "Wrong row", admin);
      expect((await settled(one?.id ?? ""))?.conversion).toBeNull();
      return { of: [one?.id ?? ""] };
    }
    case "come again": {
      const person = { name: "Meera", phone: phone_e164, email: null, interest: null } as const;
      const to = await commitTogether((unit) =>
        leadOfPerson(unit, { ...person, source: "checkout", call_by: timestamp(Date.now() + DAY) }),
      );
      const is = await settled(to);
      if (barred.has(phone_e164) && is?.phone_e164 !== phone_e164) {
        // It is another number of somebody who may be called.
        expect(is?.call_by ?? null).toEqual(before?.call_by ?? null);
      } else if (barred.has(phone_e164)) {
        expect(is).toMatchObject({ do_not_call: true, next_follow_up: null, call_by: null });
      }
      if (!leads.some((one) => one.id === to)) return { of: [] };
      expect((await settled(to))?.sources).toContain("checkout");
      return { of: [to] };
    }
    case "write again": {
      const number = (act.number === 1 ? known.newest : null) ?? newNumber();
      known.newest = number;
      if (act.number === 2) {
        await setOwnCalls(number, false, "en");
        barred.add(number);
      }
      const isKnown = (await leadKeyRef(number).get()).exists;
      const person = { name: "Meera", phone: number, email: known.emails.get(id) ?? null, interest: null };
      const to = await commitTogether((unit) =>
        leadOfPerson(unit, { ...person, source: "manual", isKnownByMail: true }),
      );
      const is = await settled(to);
      expect(numbersOf(is)).toContain(number);
      // Nobody has the number yet, so their address says who they are, whatever their lead became part of.
      if (before && !isKnown) expect(to).toBe(before.id);
      if (barred.has(number) && !isKnown) expect(is?.do_not_call).toBe(true);
      return { of: leads.some((one) => one.id === to) ? [to] : [] };
    }
    default: {
      await undoImport(known.import_id, admin);
      const of = all.filter(({ import_id }) => import_id === known.import_id).map((one) => one.id);
      return { of, gone: of };
    }
  }
}

/** Nobody is called again who has bought. */
const followUpOf = (lead: Lead | undefined, said: number | null) =>
  lead?.status === "converted" ? null : said;

/** When they may be called next after a call: as was said in it, unless it is somebody else's lead, or was overtaken. */
function dueAfter(
  isOthers: boolean,
  isMovedOn: boolean,
  was: number | null,
  said: number | null,
  disposition: CallDisposition | null,
): (number | null)[] {
  if (isOthers) return [was];
  const next = disposition === "converted" ? null : said;
  return isMovedOn ? [was, next] : [next];
}

const different = (ids: readonly string[]) => new Set(ids).size;
type KeptCall = TelecallerCall & { id: string; came_from?: string[] };

/** Each call that was told is there once, with what was said in it, and at a lead that is there. */
async function expectTold({ uid }: Caller, { told, leads }: Known, now: Leads): Promise<void> {
  const calls = await where<KeptCall>(COLLECTIONS.telecallerCalls, "telecaller_id", uid);
  const own = [...told].filter(([, one]) => one.uid === uid);
  expect(calls.map(({ id }) => id).sort()).toEqual(own.map(([id]) => id).sort());
  for (const call of calls) {
    expect(call.notes).toBe(told.get(call.id)?.notes);
    const isGone = leads.some(({ id }) => id === call.lead_id) && !now.has(call.lead_id);
    // Only an import that was taken back leaves calls of nobody, and none of a lead that was called.
    expect([call.id, isGone]).toEqual([call.id, false]);
    const wanted = told.get(call.id)?.follow_up ?? null;
    expect([wanted, null]).toContain(call.follow_up_date?.toMillis() ?? null);
  }
}

/** What calls, leads and merges say of each day, without the record that is kept of it. */
async function expectRecounted({ uid }: Caller, { others, qualified }: Known): Promise<void> {
  const calls = await where<KeptCall>(COLLECTIONS.telecallerCalls, "telecaller_id", uid);
  const converted = await conversionsOf(uid);
  for (const day of await where<TelecallerDay>(COLLECTIONS.telecallerDays, "telecaller_id", uid)) {
    const of = calls.filter(({ call_started_at }) => istDay(call_started_at.toMillis()) === day.day);
    const at = ({ lead_id, came_from }: KeptCall) => came_from?.[0] ?? lead_id;
    const interested = of.filter((one) => one.call_disposition === "interested" && !others.has(one.id));
    const moved = qualified.filter((one) => one.uid === uid && one.day === day.day);
    const { calls: count, connected, talk_seconds, called, generated, converted: brought } = figuresOf([day]);
    expect({ count, connected, talk_seconds, called, generated, brought }).toEqual({
      count: of.length,
      connected: of.filter(({ call_status }) => call_status === "connected").length,
      talk_seconds: of.reduce((sum, { call_duration }) => sum + call_duration, 0),
      called: different(of.map(at)),
      generated: different([...interested.map(at), ...moved.map(({ lead_id }) => lead_id)]),
      brought: different(converted.filter((one) => one.day === day.day).map(({ lead_id }) => lead_id)),
    });
  }
}

/** Of leads that are there, and of those whose conversion stands beside the one of what they became part of. */
async function conversionsOf(uid: string): Promise<{ lead_id: string; day: string }[]> {
  const leads = await where<Lead>(COLLECTIONS.leads, "conversion.by", uid);
  const merged = (await collection(COLLECTIONS.ledger).where("lead.conversion.by", "==", uid).get()).docs
    .map((one) => one.data() as MergedLead)
    .filter(({ before, history }) => before.conversion && history === "moved")
    .map((one) => one.lead);
  return [...leads, ...merged].map(({ id, conversion }) => ({
    lead_id: conversion?.lead_id ?? id,
    day: istDay(conversion?.at.toMillis() ?? 0),
  }));
}

/** Who asked not to be called is barred by number, whoever their lead became part of. */
async function expectBarred({ barred }: Known, now: Leads): Promise<void> {
  const kept = await Promise.all([...barred].map((number) => doNotCallRef(number).get()));
  for (const one of kept) expect(one.exists).toBe(true);
  for (const one of now.values()) {
    if (barred.has(one.phone_e164)) expect(one).toMatchObject({ do_not_call: true, next_follow_up: null });
  }
}

/** The key of each number and address leads to the lead that has it. */
async function expectFound(now: Leads): Promise<void> {
  for (const one of now.values()) {
    const keys = await Promise.all(numbersOf(one).map((number) => leadKeyRef(number).get()));
    expect(keys.map((key) => key.data()?.lead_id)).toEqual(keys.map(() => one.id));
    if (one.email) expect((await leadMailKeyRef(one.email).get()).data()?.lead_id).toBe(one.id);
  }
}

const WEEKS = [LONG_WEEK, QUIET_WEEK, MIXED_WEEK];

test("[T-05] [CRM-02] [T-01] whatever is called, told late, moved, given, merged, parted, barred and taken back, in any order: the figures are those of a recount, and nobody who asked not to be called is", async () => {
  const happened = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyWeek, async (acts) => {
      const known = await begin();
      let before = await leadsNow(known);
      for (const act of acts) {
        let change: Change = { of: [] };
        try {
          change = await perform(act, known, before);
          if (change.of.length > 0) happened.add(act.act);
        } catch (error) {
          // What is refused has changed nothing.
          if (!(error instanceof DomainError)) throw error;
        }
        const now = await leadsNow(known);
        expectKept(before, now, change);
        await expectBarred(known, now);
        before = now;
      }
      await expectFound(before);
      for (const caller of known.callers) {
        await expectTold(caller, known, before);
        await expectRecounted(caller, known);
      }
    }),
    {
      // Examples are counted as runs: as many as they are beside them.
      numRuns: WEEKS.length + Number(process.env.NIYAM_SEQUENCES ?? 2),
      endOnFailure: true,
      examples: WEEKS.map((week) => [[...week]]),
    },
  );
  // Said again, a call changes nothing; all else did.
  expect([...happened].sort()).toEqual(
    Object.keys(ACTS)
      .filter((act) => act !== "again")
      .sort(),
  );
}, 300_000);
