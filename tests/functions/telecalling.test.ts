import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { TelecallerCall } from "@niyamdesk/domain/calls/call";
import { figuresOf, type TelecallerDay, telecallerDayId } from "@niyamdesk/domain/calls/call-day";
import type { CurrentCall } from "@niyamdesk/domain/calls/current-call";
import { beforeAll, describe, expect, test } from "vitest";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { callRef, currentCallRef, doNotCallRef, leadRef } from "../../functions/src/platform/refs.ts";
import { type Client, call, useProduct, withAccount } from "./product.ts";
import { read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { AT_ANY_TIME, ended, leadNow, newCallId, newLead, newTelecaller, setHours } from "./telecalling.ts";

useProduct();
beforeAll(() => setHours(AT_ANY_TIME));

const HOUR = 3_600_000;
const dayOf = ({ uid }: Client) =>
  read<TelecallerDay>(COLLECTIONS.telecallerDays, telecallerDayId(uid, Date.now()));
const start = (caller: Client, lead_id: string, call_id = newCallId()) =>
  call("startCall", { call_id, lead_id, device: "desk" }, caller).then((answer) => ({ ...answer, call_id }));

/** A whole call: begun, answered, over. */
async function callOnce(caller: Client, lead_id: string, changes: Parameters<typeof ended>[1] = {}) {
  const { call_id } = await start(caller, lead_id);
  await call("connectCall", { call_id }, caller);
  return { call_id, ...(await call("saveCall", ended(call_id, changes), caller)) };
}

describe("taking leads", () => {
  test("[FS-06] [T-02] fifty who take one lead at one moment: one has it, forty-nine are told who; of twenty leads each has one winner", async () => {
    const callers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => newTelecaller(`Caller${at} Rao`)),
    );
    const lead = await newLead();
    const outcomes = await Promise.allSettled(
      callers.map((caller) => call("claimLead", { lead_id: lead.id }, caller)),
    );
    const winners = callers.filter((_, at) => outcomes[at]?.status === "fulfilled");
    expect(winners).toHaveLength(1);
    const now = await leadNow(lead.id);
    expect(now.assigned_to).toBe(winners[0]?.uid);
    const told = outcomes.flatMap((one) => (one.status === "rejected" ? [Promise.reject(one.reason)] : []));
    expect(await Promise.all(told.map((one) => refusal("lead_taken", one)))).toEqual(
      Array.from({ length: 49 }, () => ({ by: now.assigned_name })),
    );
    // Pressed once more by whoever has it, it stays.
    expect(await call("claimLead", { lead_id: lead.id }, winners[0])).toEqual({});

    const leads = await Promise.all(Array.from({ length: 20 }, () => newLead()));
    const pressed = leads.flatMap(({ id }, at) =>
      [0, 1, 2].map((next) => ({ id, caller: callers[(at + next) % 20] as Client })),
    );
    const taken = await Promise.allSettled(
      pressed.map(({ id, caller }) => call("claimLead", { lead_id: id }, caller)),
    );
    for (const { id } of leads) {
      const won = pressed.filter((one, at) => one.id === id && taken[at]?.status === "fulfilled");
      expect(won.map(({ caller }) => caller.uid)).toEqual([(await leadNow(id)).assigned_to]);
    }
  });

  test("[FS-06] [T-08] a lead that is closed, not to be called, or being called is not taken", async () => {
    const caller = await newTelecaller();
    const take = async (lead: Awaited<ReturnType<typeof newLead>>) =>
      call("claimLead", { lead_id: lead.id }, caller);
    await refusal("lead_closed", take(await newLead({ status: "lost" })));
    await refusal("do_not_call", take(await newLead({ do_not_call: true })));
    const calling = (since: number) => ({ uid: "pooja", name: "Pooja", since: timestamp(since) });
    expect(
      await refusal("lead_being_called", take(await newLead({ calling: calling(Date.now()) }))),
    ).toMatchObject({
      by: "Pooja",
    });
    // Nobody came back to that call: it holds the lead no longer.
    expect(await take(await newLead({ calling: calling(Date.now() - 3 * HOUR) }))).toEqual({});
    await refusal("lead_not_found", call("claimLead", { lead_id: "nobody" }, caller));
  });

  test("[T-02] leads go back into the pool, others' stay where they are", async () => {
    const [caller, other] = [await newTelecaller(), await newTelecaller("Pooja Nair")];
    const [own, theirs] = [
      await newLead({ assigned_to: caller.uid }),
      await newLead({ assigned_to: other.uid }),
    ];
    expect(await call("handBackLeads", { lead_ids: [own.id, theirs.id, own.id, "gone"] }, caller)).toEqual({
      outcomes: { [own.id]: "done", [theirs.id]: "changed", gone: "changed" },
    });
    expect(await leadNow(own.id)).toMatchObject({ assigned_to: null, had_by: [caller.uid] });
    expect(await leadNow(theirs.id)).toMatchObject({ assigned_to: other.uid });
  });

  test("[Z-02] an administrator gives leads to a telecaller who is at work, and each is in the audit log", async () => {
    const [admin, caller] = [await withAccount("admin"), await newTelecaller()];
    const [free, barred] = [await newLead(), await newLead({ do_not_call: true })];
    const input = { lead_ids: [free.id, barred.id], to: caller.uid };
    expect(await call("assignLeads", input, admin)).toEqual({
      outcomes: { [free.id]: "done", [barred.id]: "refused" },
    });
    expect(await leadNow(free.id)).toMatchObject({ assigned_to: caller.uid, assigned_name: "Asha" });
    expect(await where(COLLECTIONS.auditLog, "subject", `crm_leads/${free.id}`)).toMatchObject([
      { actor: admin.uid, action: "lead.assigned", after: { assigned_to: caller.uid } },
    ]);
    await refusal("staff_not_found", call("assignLeads", { ...input, to: admin.uid }, admin));
  });
});

describe("calls", () => {
  test("[T-03] [T-07] a call is begun, answered and saved: call, lead and day together", async () => {
    const caller = await newTelecaller();
    const lead = await newLead({ assigned_to: caller.uid, call_by: timestamp() });
    const { call_id, started_at } = await start(caller, lead.id);
    expect(Math.abs(started_at - Date.now())).toBeLessThan(60_000);
    expect(await leadNow(lead.id)).toMatchObject({ calling: { uid: caller.uid, name: "Asha" } });
    expect(await start(caller, lead.id, call_id)).toMatchObject({ started_at });
    const { connected_at } = await call("connectCall", { call_id }, caller);
    expect(await call("connectCall", { call_id }, caller)).toEqual({ connected_at });
    const follow_up = Date.now() + 2 * HOUR;
    const end = ended(call_id, { disposition: "callback", notes: "Sends PAN tonight", follow_up });
    const saved = await call("saveCall", end, caller);
    expect(saved.lead_is_others).toBe(false);
    // Sent again, since the answer was lost on the way.
    expect(await call("saveCall", end, caller)).toEqual(saved);
    expect(await read<TelecallerCall>(COLLECTIONS.telecallerCalls, call_id)).toMatchObject({
      telecaller_id: caller.uid,
      lead_id: lead.id,
      lead_name: "Meera Iyer",
      lead_phone: lead.phone_e164,
      call_type: "outbound",
      call_status: "connected",
      call_disposition: "callback",
      call_duration: saved.seconds,
      notes: "Sends PAN tonight",
      follow_up_required: true,
    });
    const now = await leadNow(lead.id);
    expect(now).toMatchObject({ status: "contacted", calling: null, call_by: null });
    expect(now.next_follow_up?.toMillis()).toBe(follow_up);
    expect((await currentCallRef(caller.uid).get()).exists).toBe(false);
    expect(figuresOf([await dayOf(caller)])).toMatchObject({ calls: 1, connected: 1, called: 1 });
  });

  test("[T-03] one call at a time, and after a reload it is still there", async () => {
    const caller = await newTelecaller();
    const [first, second] = [
      await newLead({ assigned_to: caller.uid }),
      await newLead({ assigned_to: caller.uid }),
    ];
    const { call_id } = await start(caller, first.id);
    expect(await refusal("call_open", start(caller, second.id))).toMatchObject({ lead_id: first.id });
    expect(await read<CurrentCall>(COLLECTIONS.currentCalls, caller.uid)).toMatchObject({
      call_id,
      lead_id: first.id,
      connected_at: null,
    });
    await refusal("call_not_found", call("saveCall", ended(newCallId()), caller));
  });

  test("[T-02] [FS-06] two who call one person of the pool at one moment: one does, and the lead is theirs once saved", async () => {
    const callers = [await newTelecaller(), await newTelecaller("Pooja Nair")];
    const lead = await newLead();
    const ids = callers.map(() => newCallId());
    const begun = await Promise.allSettled(callers.map((caller, at) => start(caller, lead.id, ids[at])));
    const won = begun.findIndex(({ status }) => status === "fulfilled");
    expect(begun.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await refusal("lead_being_called", start(callers[1 - won] as Client, lead.id));
    const end = ended(ids[won] as string, { status: "no_answer", disposition: null });
    await call("saveCall", end, callers[won]);
    expect(await leadNow(lead.id)).toMatchObject({
      assigned_to: callers[won]?.uid,
      status: "new",
      calling: null,
    });
    await refusal("lead_not_found", start(callers[1 - won] as Client, lead.id));
  });

  test("[T-08] outside the hours nobody is called, with the time from which they are", async () => {
    const caller = await newTelecaller();
    const lead = await newLead({ assigned_to: caller.uid });
    await setHours({ ...AT_ANY_TIME, days: [] });
    try {
      await refusal("outside_calling_hours", start(caller, lead.id));
      await setHours({
        ...AT_ANY_TIME,
        holidays: [new Date(Date.now() + 5.5 * HOUR).toISOString().slice(0, 10)],
      });
      const { opens } = await refusal("outside_calling_hours", start(caller, lead.id));
      expect(Number(opens)).toBeGreaterThan(Date.now());
    } finally {
      await setHours(AT_ANY_TIME);
    }
    expect((await currentCallRef(caller.uid).get()).exists).toBe(false);
    await refusal(
      "lead_has_no_number",
      start(caller, (await newLead({ assigned_to: caller.uid, phone_e164: "" })).id),
    );
  });

  test("[CRM-02] [T-08] who asked not to be called is not: by whatever lead their number comes, until an administrator lifts it", async () => {
    const [caller, admin] = [await newTelecaller(), await withAccount("admin")];
    const lead = await newLead({ assigned_to: caller.uid });
    await callOnce(caller, lead.id, { disposition: "do_not_call" });
    expect(await leadNow(lead.id)).toMatchObject({ do_not_call: true, status: "lost", next_follow_up: null });
    expect((await doNotCallRef(lead.phone_e164).get()).exists).toBe(true);
    await refusal("do_not_call", start(caller, lead.id));
    // The same number with another lead, as after an import.
    const again = await newLead({ assigned_to: caller.uid, phone_e164: lead.phone_e164 });
    await refusal("do_not_call", start(caller, again.id));
    await call("allowCalling", { phone: lead.phone_e164, reason: "Asked to be called again" }, admin);
    expect(await start(caller, again.id)).toMatchObject({ call_id: expect.any(String) });
    expect(await where(COLLECTIONS.auditLog, "action", "lead.calls_allowed")).toContainEqual(
      expect.objectContaining({
        actor: admin.uid,
        subject: doNotCallRef(lead.phone_e164).path,
        after: { do_not_call: false, reason: "Asked to be called again" },
      }),
    );
  });

  test("[T-03] converted ends a lead, is counted, and is taken back within a day by whoever said so", async () => {
    const [caller, other] = [await newTelecaller(), await newTelecaller("Pooja Nair")];
    const lead = await newLead({ assigned_to: caller.uid });
    await callOnce(caller, lead.id, { disposition: "converted" });
    expect(await leadNow(lead.id)).toMatchObject({
      status: "converted",
      conversion: { by: caller.uid, order_id: null },
    });
    expect(figuresOf([await dayOf(caller)])).toMatchObject({ converted: 1, conversion_rate: 100 });
    await refusal(
      "lead_closed",
      call("moveLead", { lead_id: lead.id, seen: "converted", to: "new" }, caller),
    );
    const back = { lead_id: lead.id, reason: "Wrong row" };
    await refusal("lead_not_found", call("takeBackConversion", back, other));
    await call("takeBackConversion", back, caller);
    expect(await leadNow(lead.id)).toMatchObject({ status: "qualified", conversion: null });
    expect(figuresOf([await dayOf(caller)])).toMatchObject({ converted: 0 });
    const paid = await newLead({
      assigned_to: caller.uid,
      status: "converted",
      conversion: { by: caller.uid, at: timestamp(), order_id: "ORD-1" },
    });
    await refusal("conversion_stands", call("takeBackConversion", { ...back, lead_id: paid.id }, caller));
  });

  test("[FS-08] [T-03] that it connected while there was no network is told with the end; it never connected before it began", async () => {
    const caller = await newTelecaller();
    const { call_id, started_at } = await start(caller, (await newLead({ assigned_to: caller.uid })).id);
    await currentCallRef(caller.uid).update({ started_at: timestamp(started_at - 100_000) });
    // It was over ten seconds ago.
    const told = ended(call_id, { connected_ago: 70_000, ended_ago: 10_000 });
    expect((await call("saveCall", told, caller)).seconds).toBe(60);
    const next = await start(caller, (await newLead({ assigned_to: caller.uid })).id);
    const early = ended(next.call_id, { connected_ago: HOUR });
    expect((await call("saveCall", early, caller)).seconds).toBeLessThan(60);
    // Nobody answered: nobody was spoken to, whatever is told.
    const third = await start(caller, (await newLead({ assigned_to: caller.uid })).id);
    const none = {
      ...ended(third.call_id, { connected_ago: 5_000 }),
      status: "busy",
      disposition: null,
    } as const;
    expect((await call("saveCall", none, caller)).seconds).toBe(0);
  });

  test("[FS-08] [T-03] a call that was told as a whole while its begin was on its way does not stay open", async () => {
    const caller = await newTelecaller();
    const lead = await newLead({ assigned_to: caller.uid });
    const { call_id } = await start(caller, lead.id);
    const { notes, follow_up, status, disposition } = ended(call_id);
    const whole = { call_id, lead_id: lead.id, call_type: "outbound", status, disposition } as const;
    const log = () =>
      call("logCall", { ...whole, notes, follow_up, started_at: Date.now(), seconds: 0 }, caller);
    const current = currentCallRef(caller.uid);
    const begun = (await current.get()).data();
    await log();
    expect((await current.get()).exists).toBe(false);
    await refusal("call_not_found", start(caller, lead.id, call_id));
    // The begin and the whole were committed at the same moment: whichever is sent again ends it.
    for (const tellAgain of [log, () => call("saveCall", ended(call_id), caller)]) {
      await current.set(begun as CurrentCall);
      await tellAgain();
      expect((await current.get()).exists).toBe(false);
    }
    expect(await where(COLLECTIONS.telecallerCalls, "lead_id", lead.id)).toHaveLength(1);
  });

  test("[T-04] all that somebody ever called is added up by the database, and is found by name and number", async () => {
    const [caller, other] = [await newTelecaller(), await newTelecaller("Pooja Nair")];
    const lead = await newLead({ assigned_to: caller.uid });
    const log = (seconds: number, status: "connected" | "busy" = "connected") =>
      call(
        "logCall",
        {
          ...{ call_id: newCallId(), lead_id: lead.id, call_type: "inbound", status, disposition: null },
          ...{ notes: "", follow_up: null, started_at: Date.now() - HOUR, seconds },
        },
        caller,
      );
    await log(100);
    await log(50);
    await log(40, "busy");
    expect(await call("sumOfCalls", {}, caller)).toEqual({ calls: 3, connected: 2, talk_seconds: 150 });
    expect(await call("sumOfCalls", {}, other)).toEqual({ calls: 0, connected: 0, talk_seconds: 0 });
    const [kept] = await where<TelecallerCall>(COLLECTIONS.telecallerCalls, "lead_id", lead.id);
    expect(kept?.search_words).toEqual(expect.arrayContaining(["meera", lead.phone_e164.slice(-4)]));
  });

  test("[FS-08] [T-03] a call made without a network is logged once, however late, and moves no lead back", async () => {
    const [caller, other] = [await newTelecaller(), await newTelecaller("Pooja Nair")];
    const lead = await newLead({ assigned_to: caller.uid });
    await callOnce(caller, lead.id, { disposition: "interested" });
    await call("moveLead", { lead_id: lead.id, seen: "contacted", to: "qualified" }, caller);
    const late = {
      call_id: newCallId(),
      lead_id: lead.id,
      call_type: "outbound" as const,
      status: "connected" as const,
      disposition: "not_interested" as const,
      notes: "Later maybe",
      follow_up: null,
      started_at: Date.now() - 5 * HOUR,
      seconds: 90,
    };
    await Promise.all([1, 2, 3].map(() => call("logCall", late, caller)));
    expect(await where(COLLECTIONS.telecallerCalls, "lead_id", lead.id)).toHaveLength(2);
    expect(await leadNow(lead.id)).toMatchObject({ status: "qualified" });
    await refusal("lead_not_found", call("logCall", { ...late, call_id: newCallId() }, other));
    await refusal("call_not_found", call("logCall", late, other));
    await refusal(
      "call_too_old",
      call("logCall", { ...late, call_id: newCallId(), started_at: Date.now() - 4 * 24 * HOUR }, caller),
    );
    // Given to another meanwhile: what was done is kept, the lead stays as it is.
    await call("handBackLeads", { lead_ids: [lead.id] }, caller);
    await call("claimLead", { lead_id: lead.id }, other);
    const after = { ...late, call_id: newCallId(), started_at: Date.now() - 1000, seconds: 0 };
    expect(await call("logCall", after, caller)).toMatchObject({ lead_is_others: true });
    expect(await leadNow(lead.id)).toMatchObject({ status: "qualified", assigned_to: other.uid });
  });

  test("[FS-06] [T-08] a call that is logged takes a lead of the pool only where it could be taken", async () => {
    const [caller, other] = [await newTelecaller(), await newTelecaller("Pooja Nair")];
    const ca = await withAccount("ca");
    const logged = (lead_id: string) => ({
      ...{ call_id: newCallId(), lead_id, call_type: "inbound" as const, status: "connected" as const },
      ...{ disposition: "interested" as const, notes: "", follow_up: null, seconds: 60 },
      started_at: Date.now() - 1000,
    });
    const free = await newLead();
    await refusal("lead_not_found", call("logCall", logged(free.id), ca));
    const [closed, barred, busy] = [
      await newLead({ status: "lost" }),
      await newLead({ do_not_call: true }),
      await newLead({ calling: { uid: other.uid, name: "Pooja", since: timestamp() } }),
    ];
    for (const { id } of [closed, barred, busy]) {
      await refusal("lead_not_found", call("logCall", logged(id), caller));
    }
    // Had before and given back: what was done is kept, and the lead stays where it is.
    const had = await newLead({ had_by: [ca.uid] });
    expect(await call("logCall", logged(had.id), ca)).toMatchObject({ lead_is_others: true });
    expect(await leadNow(had.id)).toMatchObject({ assigned_to: null, status: "new" });
    expect(await call("logCall", logged(free.id), caller)).toMatchObject({ lead_is_others: false });
    expect(await leadNow(free.id)).toMatchObject({ assigned_to: caller.uid, status: "contacted" });
  });

  test("[T-05] what somebody else's lead was said to become is no conversion of the caller's, and one is counted once", async () => {
    const [caller, other] = [await newTelecaller(), await newTelecaller("Pooja Nair")];
    const lead = await newLead({ assigned_to: other.uid, had_by: [caller.uid] });
    const logged = () => ({
      ...{
        call_id: newCallId(),
        lead_id: lead.id,
        call_type: "outbound" as const,
        status: "connected" as const,
      },
      ...{ disposition: "converted" as const, notes: "", follow_up: null, seconds: 60 },
      started_at: Date.now() - 1000,
    });
    await call("logCall", logged(), caller);
    expect(figuresOf([await dayOf(caller)])).toMatchObject({ calls: 1, converted: 0 });
    await call("logCall", logged(), other);
    await call("logCall", logged(), other);
    expect(figuresOf([await dayOf(other)])).toMatchObject({ calls: 2, converted: 1 });
  });

  test("[CRM-02] [FS-08] that somebody asked not to be called is kept for the number that was called, also where its lead was merged meanwhile", async () => {
    const caller = await newTelecaller();
    const admin = await withAccount("admin");
    const [keep, merged] = [
      await newLead({ assigned_to: caller.uid }),
      await newLead({ assigned_to: caller.uid }),
    ];
    const call_id = newCallId();
    await call("startCall", { call_id, lead_id: merged.id, device: "phone" }, caller);
    // The network is gone for hours; nobody's call holds a lead for ever.
    await leadRef(merged.id).update({ calling: null });
    await call("mergeLeads", { keep_id: keep.id, merged_id: merged.id }, admin);
    await call("saveCall", ended(call_id, { disposition: "do_not_call", notes: "Never again" }), caller);
    expect(await leadNow(keep.id)).toMatchObject({ do_not_call: true });
    expect(await read(COLLECTIONS.telecallerCalls, call_id)).toMatchObject({
      ...{ lead_id: keep.id, notes: "Never again" },
    });
    for (const { phone_e164 } of [keep, merged]) {
      expect((await doNotCallRef(phone_e164).get()).exists).toBe(true);
    }
  });

  test("[T-04] a later call settles what an earlier one asked for", async () => {
    const caller = await newTelecaller();
    const lead = await newLead({ assigned_to: caller.uid });
    const first = await callOnce(caller, lead.id, { disposition: "callback", follow_up: Date.now() + HOUR });
    expect((await callRef(first.call_id).get()).data()).toMatchObject({ follow_up_required: true });
    const second = await callOnce(caller, lead.id, { disposition: "callback", follow_up: Date.now() + HOUR });
    expect((await callRef(first.call_id).get()).data()).toMatchObject({ follow_up_required: false });
    expect((await callRef(second.call_id).get()).data()).toMatchObject({ follow_up_required: true });
  });

  test("[FS-11] [T-05] fifty calls logged within seconds: the day's figures are those of a recount", async () => {
    const caller = await newTelecaller();
    const leads = await Promise.all(Array.from({ length: 10 }, () => newLead({ assigned_to: caller.uid })));
    const begun = Date.now() - 60_000;
    const log = (at: number) =>
      call(
        "logCall",
        {
          call_id: newCallId(),
          lead_id: leads[at % 10]?.id ?? "",
          call_type: at % 3 === 0 ? "inbound" : "outbound",
          status: at % 2 === 0 ? "connected" : "no_answer",
          disposition: at % 2 === 0 ? "interested" : null,
          notes: "",
          follow_up: null,
          started_at: begun + at,
          seconds: 5,
        },
        caller,
      );
    for (const from of [0, 25]) {
      await Promise.all(Array.from({ length: 25 }, (_, at) => log(from + at)));
    }
    const calls = await where<TelecallerCall>(COLLECTIONS.telecallerCalls, "telecaller_id", caller.uid);
    const figures = figuresOf([await dayOf(caller)]);
    expect(calls).toHaveLength(50);
    expect(figures).toMatchObject({
      calls: 50,
      connected: calls.filter(({ call_status }) => call_status === "connected").length,
      talk_seconds: calls.reduce((sum, { call_duration }) => sum + call_duration, 0),
      called: 10,
      generated: new Set(
        calls
          .filter(({ call_disposition }) => call_disposition === "interested")
          .map(({ lead_id }) => lead_id),
      ).size,
    });
  });
});

describe("a lead's fields", () => {
  test("[T-02] of two who edit, neither loses what only they changed, and what both changed is told", async () => {
    const caller = await newTelecaller();
    const lead = await newLead({ assigned_to: caller.uid });
    const edit = (changes: object) => call("editLead", { lead_id: lead.id, ...changes }, caller);
    expect(await edit({ notes: { was: "", now: "Bakery opens in January" } })).toEqual({ conflicts: {} });
    expect(await edit({ priority: { was: "medium", now: "high" }, notes: { was: "", now: "Rude" } })).toEqual(
      {
        conflicts: { notes: "Bakery opens in January" },
      },
    );
    expect(await leadNow(lead.id)).toMatchObject({ notes: "Bakery opens in January", priority: "high" });
    // Sent twice it is as it shall be already.
    expect(await edit({ priority: { was: "medium", now: "high" } })).toEqual({ conflicts: {} });
    const stranger = await newTelecaller();
    await refusal(
      "lead_not_found",
      call("editLead", { lead_id: lead.id, priority: { was: "high", now: "low" } }, stranger),
    );
  });

  test("[T-02] who bought or asked not to be called is given no follow-up, and what was typed beside it is kept", async () => {
    const caller = await newTelecaller();
    const next_follow_up = { was: null, now: Date.now() + 86_400_000 };
    for (const [state, refused] of [
      [{ do_not_call: true }, "do_not_call"],
      [{ status: "converted" }, "lead_closed"],
    ] as const) {
      const lead = await newLead({ assigned_to: caller.uid, ...state });
      await refusal(refused, call("editLead", { lead_id: lead.id, next_follow_up }, caller));
      const notes = { was: "", now: "Bakery opens in January" };
      expect(await call("editLead", { lead_id: lead.id, notes, next_follow_up }, caller)).toEqual({
        conflicts: { next_follow_up: null },
      });
      expect(await leadNow(lead.id)).toMatchObject({ notes: notes.now, next_follow_up: null });
    }
  });

  test("[T-02] a follow-up of somebody who asked not to be called can be taken away", async () => {
    const caller = await newTelecaller();
    const due = Date.now() + 86_400_000;
    const lead = await newLead({
      ...{ assigned_to: caller.uid, do_not_call: true, next_follow_up: timestamp(due) },
    });
    const next_follow_up = { was: due, now: null };
    expect(await call("editLead", { lead_id: lead.id, next_follow_up }, caller)).toEqual({ conflicts: {} });
    expect(await leadNow(lead.id)).toMatchObject({ next_follow_up: null });
  });

  test("[T-02] a status is moved from what was shown, and qualified counts once a day", async () => {
    const caller = await newTelecaller();
    const lead = await newLead({ assigned_to: caller.uid });
    const move = (seen: "new" | "contacted" | "qualified", to: "contacted" | "qualified") =>
      call("moveLead", { lead_id: lead.id, seen, to }, caller);
    await move("new", "qualified");
    await move("qualified", "contacted");
    await refusal("changed_meanwhile", move("new", "qualified"));
    await move("contacted", "qualified");
    expect(figuresOf([await dayOf(caller)])).toMatchObject({ generated: 1, calls: 0, called: 0 });
  });

  test("[CRM-01] somebody typed by hand is a lead of whoever typed; a number that we know stays the lead it is", async () => {
    const [caller, other] = [await newTelecaller(), await newTelecaller("Pooja Nair")];
    const known = await newLead({ assigned_to: other.uid });
    const input = (phone: string) => ({
      request_id: newCallId(),
      name: "Harpreet Kaur",
      phone,
      email: null,
      company: "Kaur Textiles",
      service_interest: "Income tax return",
      notes: "Met at the fair",
    });
    expect(await call("addLead", input(known.phone_e164), caller)).toEqual({
      ...{ lead_id: known.id, known: true, whose: "colleague", by: null },
    });
    expect(await leadNow(known.id)).toMatchObject({ name: "Meera Iyer", assigned_to: other.uid });
    const phone = `+91${Number(known.phone_e164.slice(3)) + 50_000_000}`;
    const added = await call("addLead", input(phone), caller);
    expect(added.known).toBe(false);
    expect(await leadNow(added.lead_id)).toMatchObject({
      name: "Harpreet Kaur",
      company: "Kaur Textiles",
      source: "manual",
      assigned_to: caller.uid,
      notes: "Met at the fair",
    });
    expect((await leadNow(added.lead_id)).find).toContain("texti");
  });
});
