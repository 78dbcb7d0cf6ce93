import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { CALL_DISPOSITIONS, type CallDisposition, type TelecallerCall } from "@niyamdesk/domain/calls/call";
import { figuresOf, type TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import type { ImportRow } from "@niyamdesk/domain/leads/import-row";
import type { Lead, LeadStatus } from "@niyamdesk/domain/leads/lead";
import { sliceId } from "@niyamdesk/domain/leads/lead-import";
import { istDay } from "@niyamdesk/domain/time/time";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { log } from "../../functions/src/calls/log.ts";
import { save } from "../../functions/src/calls/save.ts";
import { start } from "../../functions/src/calls/start.ts";
import { allow, stop } from "../../functions/src/leads/do-not-call.ts";
import { assign } from "../../functions/src/leads/hand-over.ts";
import { addRows, beginImport, workSlice } from "../../functions/src/leads/import-leads.ts";
import { leadOfPerson } from "../../functions/src/leads/lead-of-person.ts";
import { leadOrMerged, merge, undoMerge } from "../../functions/src/leads/merge.ts";
import { move } from "../../functions/src/leads/move.ts";
import { takeBack } from "../../functions/src/leads/take-back.ts";
import { undoImport } from "../../functions/src/leads/undo-import.ts";
import type { Caller } from "../../functions/src/platform/caller.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { doNotCallRef, leadRef, type MergedLead, profileRef } from "../../functions/src/platform/refs.ts";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { collection, where } from "./records.ts";
import { AT_ANY_TIME, ended, newCallId, newLead, setHours } from "./telecalling.ts";

beforeAll(() => setHours(AT_ANY_TIME));

const DAY = 86_400_000;
const LEADS = 3;

const lead = fc.nat({ max: LEADS - 1 });
/** One of two, or mostly whoever has the lead. */
const by = fc.nat({ max: 4 });
const said = fc.constantFrom<CallDisposition | null>(null, ...CALL_DISPOSITIONS, "interested", "converted");
const anyAct = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant("call" as const), lead, by, said }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ act: fc.constant("log" as const), lead, by, said },
      ...{ ago: fc.integer({ min: 0, max: 2 * DAY }), seconds: fc.nat({ max: 900 }) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ act: fc.constant("move" as const), lead, by },
      to: fc.constantFrom<LeadStatus>("contacted", "qualified", "converted", "lost"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("reassign" as const), lead, by }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("merge" as const), lead, other: lead }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("part" as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("stop" as const), lead, by }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("allow" as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("take back" as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("come again" as const), lead }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("undo import" as const) }) },
);
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;

/** What was said in so many words, to hold the records against. */
interface Known {
  callers: readonly Caller[];
  leads: readonly Pick<Lead, "id" | "phone_e164">[];
  import_id: string;
  barred: Set<string>;
  /** Calls that were told of a lead that was somebody else's by then. */
  others: Set<string>;
  qualified: { uid: string; day: string; lead_id: string }[];
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
  const file = { file_hash, name: "fair.csv", consent_source: "Fair", rows: 1, slices: 1 };
  const { import_id } = await beginImport(file, admin);
  await addRows({ import_id, slice: 0, rows: [row] });
  await workSlice(sliceId(import_id, 0));
  const imported = await where<Lead>(COLLECTIONS.leads, "import_id", import_id);
  const leads = [...made, ...imported];
  for (const [at, { id }] of leads.entries()) await assign([id], callers[at % 2]?.uid ?? "", admin);
  return { callers, leads, import_id, barred: new Set(), others: new Set(), qualified: [] };
}

const numbersOf = (one: Lead | undefined) =>
  one ? [one.phone_e164, ...(one.other_phones ?? [])].filter(Boolean) : [];
const alive = async ({ leads }: Known) =>
  (await Promise.all(leads.map(({ id }) => leadRef(id).get()))).flatMap((found) => found.data() ?? []);
const settled = (id: string) => commitTogether((unit) => leadOrMerged(unit, id));

async function perform(act: Act, known: Known): Promise<void> {
  const { callers, leads, barred, others } = known;
  const { id, phone_e164 } = leads["lead" in act ? act.lead : 0] ?? { id: "", phone_e164: "" };
  const status = "said" in act && act.said === null ? "no_answer" : "connected";
  const follow_up = "said" in act && act.said === "callback" ? Date.now() + DAY : null;
  const call_id = newCallId();
  const bar = (one: Lead | undefined) => {
    for (const number of numbersOf(one)) barred.add(number);
  };
  const before = id === "" ? undefined : await settled(id);
  const owner = callers.find(({ uid }) => uid === before?.assigned_to);
  const caller = callers["by" in act ? act.by : 0] ?? owner ?? admin;
  switch (act.act) {
    case "call": {
      await start({ call_id, lead_id: before?.id ?? id, device: "phone" }, caller);
      expect(barred).not.toContain(before?.phone_e164);
      const end = { disposition: act.said, status, follow_up } as const;
      const { lead_is_others } = await save(ended(call_id, end) as never, caller);
      if (lead_is_others) others.add(call_id);
      if (act.said === "do_not_call") bar(before);
      return;
    }
    case "log": {
      const { said: disposition, ago, seconds } = act;
      const told = { call_id, lead_id: id, call_type: "inbound", status, disposition } as const;
      const when = { notes: "", follow_up, started_at: Date.now() - ago, seconds };
      const { lead_is_others } = await log({ ...told, ...when }, caller);
      if (lead_is_others) others.add(call_id);
      if (act.said === "do_not_call") bar(before);
      return;
    }
    case "move": {
      const seen = before?.status ?? "new";
      await move(before?.id ?? id, seen, act.to, caller);
      if (act.to !== "qualified" || seen === "qualified") return;
      known.qualified.push({ uid: caller.uid, day: istDay(Date.now()), lead_id: before?.id ?? id });
      return;
    }
    case "reassign":
      await assign([before?.id ?? id], caller.uid, admin);
      return;
    case "merge": {
      const other = leads[act.other]?.id ?? "";
      return merge(before?.id ?? id, other === before?.id ? (leads.at(-1)?.id ?? "") : other, admin);
    }
    case "part": {
      const one = (await alive(known)).find(({ merges }) => (merges ?? []).length > 0);
      return undoMerge(one?.id ?? "nobody", one?.merges?.at(-1)?.lead_id ?? "nobody", admin);
    }
    case "stop":
      await stop(before?.id ?? id, caller);
      return bar(before);
    case "allow": {
      const one = (await alive(known)).find(({ do_not_call }) => do_not_call);
      if (!one) return;
      barred.delete(one.phone_e164);
      await allow(one.phone_e164, "Asked to be called", admin);
      return;
    }
    case "take back": {
      const one = (await alive(known)).find(({ conversion }) => conversion);
      return takeBack(one?.id ?? "nobody", "Wrong row", admin);
    }
    case "come again": {
      const person = { name: "Meera", phone: phone_e164, email: null, interest: null } as const;
      await commitTogether((unit) =>
        leadOfPerson(unit, { ...person, source: "website", call_by: timestamp(Date.now() + DAY) }),
      );
      return;
    }
    default:
      await undoImport(known.import_id, admin);
  }
}

const different = (ids: readonly string[]) => new Set(ids).size;
type KeptCall = TelecallerCall & { id: string; came_from?: string[] };

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

async function expectBarred({ leads, barred }: Known): Promise<void> {
  for (const number of barred) expect((await doNotCallRef(number).get()).exists).toBe(true);
  for (const { id } of leads) {
    const now = await settled(id);
    if (now && barred.has(now.phone_e164))
      expect(now).toMatchObject({ do_not_call: true, next_follow_up: null });
  }
}

test("[T-05] [CRM-02] [T-01] whatever is called, told late, moved, given, merged, parted, barred and taken back, in any order: the figures are those of a recount, and nobody who asked not to be called is", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 20, maxLength: 35, size: "max" }), async (acts) => {
      const known = await begin();
      for (const act of acts) {
        try {
          await perform(act, known);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
        }
        await expectBarred(known);
      }
      for (const caller of known.callers) await expectRecounted(caller, known);
    }),
    { numRuns: Number(process.env.NIYAM_SEQUENCES ?? 2), endOnFailure: true },
  );
}, 300_000);
