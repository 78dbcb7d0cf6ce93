import "./own-project.ts";
import { createHash, randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { TelecallerCall } from "@niyamdesk/domain/calls/call";
import {
  figuresOf,
  MOST_CALLS_A_DAY,
  type TelecallerDay,
  telecallerDayId,
} from "@niyamdesk/domain/calls/call-day";
import type { ImportRow } from "@niyamdesk/domain/leads/import-row";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { type LeadImport, sliceId } from "@niyamdesk/domain/leads/lead-import";
import type { DocumentReference } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { askAtCheckout } from "../../functions/src/leads/ask-at-checkout.ts";
import { workSlice } from "../../functions/src/leads/import-leads.ts";
import { passOnMissed } from "../../functions/src/leads/pass-on-missed.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import {
  callRef,
  currentCallRef,
  doNotCallRef,
  leadMailKeyRef,
  leadRef,
  mergedLeadRef,
  profileRef,
} from "../../functions/src/platform/refs.ts";
import { newEmail } from "../support/actors.ts";
import { openCheckout } from "./buying.ts";
import { type Client, call, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { AT_ANY_TIME, ended, leadNow, newCallId, newLead, newTelecaller, setHours } from "./telecalling.ts";

useProduct();
let admin: Client;
beforeAll(async () => {
  await setHours(AT_ANY_TIME);
  admin = await withAccount("admin");
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let numbers = 9_100_000_000 + (Date.now() % 1_000_000) * 100;
const newPhone = () => `+91${++numbers}`;

/** A call that was over an hour ago and is told now. */
function late(lead_id: string, changes: Partial<CallableInput<"logCall">> = {}): CallableInput<"logCall"> {
  return {
    ...{ call_id: newCallId(), lead_id, call_type: "outbound", status: "connected", notes: "Told late" },
    ...{ disposition: "not_interested", follow_up: null, started_at: Date.now() - HOUR, seconds: 60 },
    ...changes,
  };
}
const callOf = (id: string) => read<TelecallerCall>(COLLECTIONS.telecallerCalls, id);
const start = (caller: Client, lead_id: string, call_id = newCallId()) =>
  call("startCall", { call_id, lead_id, device: "desk" }, caller);
const isBarred = async (phone: string) => (await doNotCallRef(phone).get()).exists;

/** Lets something happen right after a record was first read, as it is when two are answered at the same moment. */
async function afterReadOf(path: string, what: () => Promise<unknown>): Promise<void> {
  const { DocumentReference: Ref } = await import("@google-cloud/firestore");
  const get = Ref.prototype.get;
  const reading = vi.spyOn(Ref.prototype, "get").mockImplementation(async function (this: DocumentReference) {
    const found = await get.call(this);
    if (this.path !== path) return found;
    reading.mockRestore();
    await what();
    return found;
  });
}

describe("a call that is told late", () => {
  test("[FS-08] [T-03] leaves no call open, though its begin arrives in the very same moment", async () => {
    const caller = await newTelecaller();
    const { id } = await newLead({ assigned_to: caller.uid });
    for (const isBeginFirst of [true, false]) {
      const told = late(id);
      const begin = () => start(caller, id, told.call_id);
      const tell = () => call("logCall", told, caller);
      // Each has found nothing of the other when that is committed.
      const seen = isBeginFirst ? callRef(told.call_id) : currentCallRef(caller.uid);
      await afterReadOf(seen.path, isBeginFirst ? tell : begin);
      if (isBeginFirst) await refusal("call_not_found", begin());
      else await tell();
      expect((await currentCallRef(caller.uid).get()).exists).toBe(false);
      expect((await leadNow(id)).calling ?? null).toBeNull();
      expect((await callRef(told.call_id).get()).exists).toBe(true);
    }
  });

  test("[FS-08] [T-03] what was moved, dated or promised by hand since stands; the call is kept, and it is said", async () => {
    const caller = await newTelecaller();
    const own = (changes: Partial<Lead> = {}) => newLead({ assigned_to: caller.uid, ...changes });
    const moved = await own();
    await call("moveLead", { lead_id: moved.id, seen: "new", to: "qualified" }, caller);
    const told = late(moved.id);
    const stood = { lead_is_others: false, lead_moved_on: true, seconds: 60 };
    expect(await call("logCall", told, caller)).toEqual(stood);
    // Told again it is answered as before.
    expect(await call("logCall", told, caller)).toEqual(stood);
    expect(await leadNow(moved.id)).toMatchObject({ status: "qualified" });
    expect(await callOf(told.call_id)).toMatchObject({
      ...{ lead_id: moved.id, call_disposition: "not_interested", notes: "Told late", lead_moved_on: true },
    });

    const dated = await own();
    const now = Date.now() + 3 * DAY;
    await call("editLead", { lead_id: dated.id, next_follow_up: { was: null, now } }, caller);
    const callback = late(dated.id, { disposition: "callback", follow_up: Date.now() + DAY });
    expect(await call("logCall", callback, caller)).toEqual(stood);
    expect((await leadNow(dated.id)).next_follow_up?.toMillis()).toBe(now);
    expect(await leadNow(dated.id)).toMatchObject({ status: "contacted" });
    expect(await callOf(callback.call_id)).toMatchObject({ follow_up_required: false });

    const asked = await own({ call_by: timestamp() });
    await call("requestCallback", {
      ...{ name: "Meera", phone: asked.phone_e164, service_id: "gst-registration", website: "" },
      request_id: randomUUID(),
    });
    expect(await call("logCall", late(asked.id), caller)).toEqual(stood);
    expect(await leadNow(asked.id)).toMatchObject({ status: "new", call_by: expect.anything() });

    // Nothing was done since: what came of it counts.
    const quiet = await own({ call_by: timestamp() });
    expect(await call("logCall", late(quiet.id), caller)).toEqual({ ...stood, lead_moved_on: false });
    expect(await leadNow(quiet.id)).toMatchObject({ status: "lost", call_by: null });
    // Whoever asked not to be called is not brought back by what was said before.
    const barred = await own();
    await call("stopCalling", { lead_id: barred.id }, caller);
    await call("logCall", late(barred.id, { disposition: "callback", follow_up: Date.now() + DAY }), caller);
    expect(await leadNow(barred.id)).toMatchObject({
      ...{ do_not_call: true, status: "lost", next_follow_up: null },
    });
  });

  test("[FS-06] [T-05] one of before a lead was handed back or came from a colleague changes nothing of it and converts nobody", async () => {
    const [caller, other] = [await newTelecaller(), await newTelecaller("Pooja Nair")];
    const lead = await newLead();
    await call("claimLead", { lead_id: lead.id }, caller);
    await call("handBackLeads", { lead_ids: [lead.id] }, caller);
    expect(await call("logCall", late(lead.id), caller)).toMatchObject({ lead_is_others: true });
    expect(await leadNow(lead.id)).toMatchObject({ assigned_to: null, status: "new" });
    await call("claimLead", { lead_id: lead.id }, other);
    const converted = late(lead.id, { disposition: "converted" });
    expect(await call("logCall", converted, other)).toMatchObject({ lead_moved_on: true });
    expect(await leadNow(lead.id)).toMatchObject({ status: "new", conversion: null });
    // Called out of the pool and taken afterwards, it counts.
    const free = await newLead();
    const before = late(free.id, { disposition: "interested" });
    await call("claimLead", { lead_id: free.id }, other);
    expect(await call("logCall", before, other)).toMatchObject({ lead_moved_on: false });
    expect(await leadNow(free.id)).toMatchObject({ status: "contacted" });
  });

  test("[T-05] it is no longer than a call can be, and a day has no more than anybody makes", async () => {
    const caller = await newTelecaller();
    const lead = await newLead({ assigned_to: caller.uid });
    const long = late(lead.id, { started_at: Date.now() - DAY, seconds: 86_400 });
    expect(await call("logCall", long, caller)).toMatchObject({ seconds: 4 * 3600 });
    const day = telecallerDayId(caller.uid, Date.now() - DAY);
    const one = { lead_id: lead.id, minute: 1, status: "busy", disposition: null, seconds: 0 };
    await collection(COLLECTIONS.telecallerDays)
      .doc(day)
      .update({ calls: Array.from({ length: MOST_CALLS_A_DAY }, (_, id) => ({ ...one, id: String(id) })) });
    const more = late(lead.id, { started_at: Date.now() - DAY });
    await refusal("too_many_calls", call("logCall", more, caller));
    expect(figuresOf([await read<TelecallerDay>(COLLECTIONS.telecallerDays, day)]).calls).toBe(1000);
    await expect(callOf(more.call_id)).rejects.toThrow("There is no");
  });

  test("[T-03] whoever is on the phone stays so while another call is logged, and one that was logged for another lead frees both", async () => {
    const caller = await newTelecaller();
    const [rung, other] = [
      await newLead({ assigned_to: caller.uid }),
      await newLead({ assigned_to: caller.uid }),
    ];
    const call_id = newCallId();
    await start(caller, rung.id, call_id);
    await call("logCall", late(rung.id), caller);
    expect(await leadNow(rung.id)).toMatchObject({ calling: { uid: caller.uid } });
    await call("logCall", late(other.id, { call_id }), caller);
    await call("saveCall", ended(call_id), caller);
    expect((await currentCallRef(caller.uid).get()).exists).toBe(false);
    expect(await leadNow(rung.id)).toMatchObject({ calling: null });
  });
});

describe("who asked not to be called", () => {
  test("[CRM-02] [T-08] all numbers of the person are barred, and one of them stays so however it comes in", async () => {
    const [caller, other] = [await newTelecaller(), await newTelecaller("Pooja Nair")];
    const second = newPhone();
    const lead = await newLead({ assigned_to: caller.uid, other_phones: [second] });
    await call("stopCalling", { lead_id: lead.id }, caller);
    expect(await Promise.all([lead.phone_e164, second].map(isBarred))).toEqual([true, true]);
    const at_call = await newLead({ assigned_to: caller.uid, other_phones: [newPhone()] });
    await call("logCall", late(at_call.id, { disposition: "do_not_call" }), caller);
    expect(await isBarred(at_call.other_phones?.[0] ?? "")).toBe(true);

    // A lead of that number that says nothing of it itself: it is not taken, given, shared out, dated or written to.
    const mute = (changes: Partial<Lead> = {}) => newLead({ phone_e164: second, ...changes });
    const free = await mute();
    await refusal("do_not_call", call("claimLead", { lead_id: free.id }, other));
    const told = await call("logCall", late(free.id, { disposition: "interested" }), other);
    expect([told.lead_is_others, (await leadNow(free.id)).assigned_to]).toEqual([true, null]);
    const { outcomes } = await call("assignLeads", { lead_ids: [free.id], to: other.uid }, admin);
    expect(outcomes).toEqual({ [free.id]: "refused" });
    const had = await mute({ assigned_to: other.uid });
    const next_follow_up = { was: null, now: Date.now() + DAY };
    await refusal("do_not_call", call("editLead", { lead_id: had.id, next_follow_up }, other));
    const plan = { service_id: "gst-registration", plan_id: "new-registration", mail_in: null };
    await refusal("do_not_call", call("sendCheckoutLink", { lead_id: had.id, ...plan }, other));

    // By the form, by call-me, at checkout, by hand and by a file.
    const comes = async (way: (phone: string) => Promise<unknown>, known: boolean) => {
      const phone = newPhone();
      await doNotCallRef(phone).set({ phone });
      if (known) await newLead({ phone_e164: phone, call_by: timestamp(), status: "lost" });
      await way(phone);
      const found = await where<Lead>(COLLECTIONS.leads, "phone_e164", phone);
      expect(found).toHaveLength(known ? 1 : found.length);
      for (const one of found) expect(one).toMatchObject({ do_not_call: true, call_by: null });
      for (const one of found) expect(one.assigned_to).toBeNull();
      return found.length;
    };
    const person = (phone: string) => ({ name: "Meera", phone, request_id: randomUUID(), website: "" });
    const form = { email: newEmail("form"), message: "Please help me with GST." };
    const ways = [
      (phone: string) => call("sendContactMessage", { ...person(phone), ...form }),
      (phone: string) => call("requestCallback", { ...person(phone), service_id: "gst-registration" }),
      async (phone: string) => {
        await openCheckout({
          contact: { name: "Meera", phone, email: newEmail("left"), state_code: "29" },
        });
        await askAtCheckout(Date.now() + DAY + 60_000);
      },
    ];
    for (const way of ways) {
      expect(await comes(way, true)).toBe(1);
      expect(await comes(way, false)).toBe(1);
    }
    // Whoever types it is told so: nobody's lead is not to be looked for among their own.
    const byHand = (phone: string) => {
      const { website: _, ...typed } = person(phone);
      return call("addLead", { ...typed, email: null, notes: "" }, caller);
    };
    expect(await comes(byHand, true)).toBe(1);
    expect(await comes((phone) => refusal("do_not_call", byHand(phone)), false)).toBe(0);
    const byFile = (phone: string) => importRows([row({ phone })]);
    expect(await comes(byFile, false)).toBe(0);
  });

  test("[CRM-02] [CRM-01] it holds through merging and parting again, whichever of both asked and when", async () => {
    const caller = await newTelecaller();
    const own = () => newLead({ assigned_to: caller.uid, next_follow_up: timestamp(Date.now() + DAY) });
    const [keep, other] = [await own(), await own()];
    const pair = { keep_id: keep.id, merged_id: other.id };
    // Barred by its number alone.
    await doNotCallRef(other.phone_e164).set({ phone: other.phone_e164 });
    await call("mergeLeads", pair, caller);
    expect(await leadNow(keep.id)).toMatchObject({ do_not_call: true, next_follow_up: null, call_by: null });
    // Asked once more, now for the person.
    await call("stopCalling", { lead_id: keep.id }, caller);
    await call("undoMerge", pair, caller);
    for (const { id, phone_e164 } of [keep, other]) {
      expect(await leadNow(id)).toMatchObject({ do_not_call: true, next_follow_up: null });
      expect(await isBarred(phone_e164)).toBe(true);
    }
  });

  test("[CRM-02] only what an administrator lifts is lifted, with a line in the audit log, also where the lead alone said so", async () => {
    const caller = await newTelecaller();
    const second = newPhone();
    const lead = await newLead({ assigned_to: caller.uid, other_phones: [second] });
    await call("stopCalling", { lead_id: lead.id }, caller);
    const { barred_at } = await leadNow(lead.id);
    expect(barred_at).toMatchObject({ seconds: expect.any(Number) });
    // What comes of them later, and that they say it again, is no other day since when they are not to be called.
    await call("requestCallback", {
      ...{ name: "Meera", phone: lead.phone_e164, service_id: "gst-registration", website: "" },
      request_id: randomUUID(),
    });
    await call("logCall", late(lead.id, { disposition: "do_not_call" }), caller);
    await call("allowCalling", { phone: second, reason: "Wife's number" }, admin);
    expect(await leadNow(lead.id)).toMatchObject({ do_not_call: true, barred_at });
    await call("allowCalling", { phone: lead.phone_e164, reason: "Asked to be called" }, admin);
    expect(await leadNow(lead.id)).toMatchObject({ do_not_call: false, barred_at: null });
    const said = await newLead({ do_not_call: true });
    expect(await call("allowCalling", { phone: said.phone_e164, reason: "Asked again" }, admin)).toEqual({
      leads: 1,
    });
    expect(await leadNow(said.id)).toMatchObject({ do_not_call: false });
    const noted = await where(COLLECTIONS.auditLog, "subject", doNotCallRef(said.phone_e164).path);
    expect(noted).toMatchObject([
      { actor: admin.uid, before: { leads: [said.id], number: false }, after: { reason: "Asked again" } },
    ]);
    // Nothing was barred: nothing is noted.
    const never = newPhone();
    await call("allowCalling", { phone: never, reason: "By mistake" }, admin);
    expect(await where(COLLECTIONS.auditLog, "subject", doNotCallRef(never).path)).toEqual([]);
  });
});

const row = (changes: Partial<ImportRow> = {}): ImportRow => ({
  ...{ line: 2, name: "Nisha Agarwal", phone: newPhone(), email: null, company: null, location: null },
  ...{ service_interest: null, notes: "", next_follow_up: null, ...changes },
});

async function importRows(rows: readonly ImportRow[]): Promise<string> {
  const file_hash = createHash("sha256").update(randomUUID()).digest("hex");
  const file = { file_hash, name: "fair.csv", consent_source: "Visitors of the fair" };
  const begun = { ...file, rows: rows.length, slices: 1 };
  const { import_id } = await call("beginLeadImport", begun, admin);
  await call("addLeadRows", { import_id, slice: 0, rows: [...rows] }, admin);
  await workSlice(sliceId(import_id, 0));
  return import_id;
}

test("[Z-02] taking an import back leaves and names what was worked on, also before it changed hands; what only went from hand to hand goes", async () => {
  const [caller, other] = [await newTelecaller(), await newTelecaller("Pooja Nair")];
  const rows = ["Passed on", "Noted", "Moved back", "Dated", "Wished"].map((name) => row({ name }));
  const import_id = await importRows(rows);
  const leads = await where<Lead>(COLLECTIONS.leads, "import_id", import_id);
  const idOf = (name: string) => leads.find((lead) => lead.name === name)?.id ?? "";
  const lead_ids = leads.map(({ id }) => id);
  await call("assignLeads", { lead_ids, to: caller.uid }, admin);
  await call("editLead", { lead_id: idOf("Noted"), notes: { was: "", now: "Bakery" } }, caller);
  const back = { lead_id: idOf("Moved back") };
  await call("moveLead", { ...back, seen: "new", to: "contacted" }, caller);
  await call("moveLead", { ...back, seen: "contacted", to: "new" }, caller);
  const next_follow_up = { was: null, now: Date.now() + DAY };
  await call("editLead", { lead_id: idOf("Dated"), next_follow_up }, caller);
  await call("setCallWish", { lead_id: idOf("Wished"), wish: { from: 600, to: 700 } }, caller);
  await call("assignLeads", { lead_ids, to: other.uid }, admin);
  await call("handBackLeads", { lead_ids }, other);
  const { kept } = await call("undoLeadImport", { import_id }, admin);
  expect(kept.map(({ name }) => name).sort()).toEqual(["Dated", "Moved back", "Noted", "Wished"]);
  expect(await read<LeadImport>(COLLECTIONS.leadImports, import_id)).toMatchObject({ removed: 1, kept: 4 });
  expect((await leadRef(idOf("Passed on")).get()).exists).toBe(false);
  expect(await leadNow(idOf("Noted"))).toMatchObject({ notes: "Bakery" });
  // Asked again, the same are named.
  expect((await call("undoLeadImport", { import_id }, admin)).kept).toHaveLength(4);
});

test("[CRM-01] [FS-06] typing a colleague's lead, by number or address, changes nothing of it and tells whose it is; one of the pool or of one's own learns how they came", async () => {
  const [caller, other] = [await newTelecaller(), await newTelecaller("Pooja Nair")];
  const email = newEmail("theirs");
  const typed = (changes: object) => ({
    ...{ request_id: newCallId(), name: "Harpreet Kaur", email: null, notes: "Met at the fair" },
    ...{ phone: newPhone(), ...changes },
  });
  const theirs = await newLead({ assigned_to: other.uid, assigned_name: "Pooja", email });
  await leadMailKeyRef(email).set({ lead_id: theirs.id });
  for (const known of [{ email }, { phone: theirs.phone_e164 }]) {
    expect(await call("addLead", typed(known), caller)).toEqual({
      ...{ lead_id: theirs.id, known: true, whose: "colleague", by: "Pooja" },
    });
  }
  expect(await leadNow(theirs.id)).toEqual(theirs);
  const [own, free] = [await newLead({ assigned_to: caller.uid }), await newLead()];
  for (const [lead, whose] of [[own, "own"] as const, [free, "pool"] as const]) {
    expect(await call("addLead", typed({ phone: lead.phone_e164 }), caller)).toEqual({
      ...{ lead_id: lead.id, known: true, whose, by: null },
    });
    expect(await leadNow(lead.id)).toMatchObject({ sources: ["website", "manual"], name: "Meera Iyer" });
  }
  // Sent at one moment by two, it is one lead of one of them.
  const one = typed({});
  const added = await Promise.all([call("addLead", one, caller), call("addLead", one, other)]);
  expect(added.map(({ whose }) => whose).sort()).toEqual(["colleague", "own"]);
  expect(await where(COLLECTIONS.leads, "phone_e164", one.phone)).toHaveLength(1);
});

test("[T-08] [Z-02] a missed promise respects when the person wants to be called, and nobody is given several at once", async () => {
  for (const { ref } of (await collection(COLLECTIONS.profiles).get()).docs) {
    await ref.update({ staff_status: "suspended" });
  }
  // Promises of earlier tests fall before noon or after it, as the day goes: whoever takes those has had their turn.
  for (const { ref } of (await collection(COLLECTIONS.leads).get()).docs) await ref.update({ call_by: null });
  const [late_, next, third] = [
    await newTelecaller("Asha Rao"),
    await newTelecaller("Pooja Nair"),
    await newTelecaller("Imran Sheikh"),
  ];
  const noon = Math.floor(Date.now() / DAY) * DAY + 6.5 * HOUR;
  const own = { assigned_to: late_.uid, call_by: timestamp(noon - 60_000) };
  const evening = await newLead({ ...own, wish: { from: 1080, to: 1140 } });
  const missed = await Promise.all(Array.from({ length: 5 }, () => newLead(own)));
  await Promise.all([passOnMissed(noon), passOnMissed(noon)]);
  const waits = await leadNow(evening.id);
  expect(waits).toMatchObject({ assigned_to: late_.uid, priority: "medium" });
  // Half an hour into the time they asked for: 18:00 in India.
  expect(waits.call_by?.toMillis()).toBe(noon + 6.5 * HOUR);
  const owners = await Promise.all(missed.map(async ({ id }) => (await leadNow(id)).assigned_to));
  for (const { uid } of [next, third]) {
    const given = owners.filter((owner) => owner === uid).length;
    expect(given).toBeGreaterThan(0);
    expect(given).toBeLessThan(3);
  }
  expect(owners).not.toContain(late_.uid);
  await passOnMissed(noon + 6.6 * HOUR);
  expect((await leadNow(evening.id)).assigned_to).not.toBe(late_.uid);
});

test("[CRM-01] what was merged into what was merged is found, and parted in turn", async () => {
  const caller = await newTelecaller();
  const own = () => newLead({ assigned_to: caller.uid });
  const [first, second, third] = [await own(), await own(), await own()];
  await call("moveLead", { lead_id: first.id, seen: "new", to: "converted" }, caller);
  const day = () => read<TelecallerDay>(COLLECTIONS.telecallerDays, telecallerDayId(caller.uid, Date.now()));
  await call("mergeLeads", { keep_id: second.id, merged_id: first.id }, caller);
  await call("mergeLeads", { keep_id: third.id, merged_id: second.id }, caller);
  const told = late(first.id);
  await call("logCall", told, caller);
  expect(await callOf(told.call_id)).toMatchObject({ lead_id: third.id });
  expect((await leadNow(third.id)).moves).toMatchObject([{ to: "converted" }]);
  // What is taken back after the merge is no conversion of the day any more, nor after parting.
  expect(figuresOf([await day()]).converted).toBe(1);
  await call("takeBackConversion", { lead_id: third.id, reason: "Wrong row" }, caller);
  expect(figuresOf([await day()]).converted).toBe(0);
  await call("undoMerge", { keep_id: third.id, merged_id: second.id }, caller);
  expect((await leadNow(third.id)).merges).toEqual([]);
  expect(await leadNow(second.id)).toMatchObject({ status: "qualified", conversion: null });
  await call("undoMerge", { keep_id: second.id, merged_id: first.id }, caller);
  expect(await leadNow(first.id)).toMatchObject({ status: "qualified", conversion: null });
  // Parted, it leads nowhere any more.
  await leadRef(first.id).delete();
  await refusal("lead_not_found", call("logCall", late(first.id), caller));
});

test("[AX-09] a telecaller who becomes a CA has no open lead and no call any more, and is given none; said twice it is the same", async () => {
  const caller = await newTelecaller();
  await call("ensureProfile", { name: "Asha Rao" }, caller);
  await profileRef(caller.uid).update({ staff_status: "active", role: "telecaller" });
  const [open, done] = [
    await newLead({ assigned_to: caller.uid }),
    await newLead({ assigned_to: caller.uid, status: "converted" }),
  ];
  await start(caller, open.id);
  const change = () => call("changeStaffRole", { uid: caller.uid, role: "ca" }, admin);
  await change();
  expect(await leadNow(open.id)).toMatchObject({ assigned_to: null, calling: null, had_by: [caller.uid] });
  expect(await leadNow(done.id)).toMatchObject({ assigned_to: caller.uid });
  expect((await currentCallRef(caller.uid).get()).exists).toBe(false);
  // A lead that they are given as a CA is theirs when it is said again.
  await leadRef(open.id).update({ assigned_to: caller.uid });
  await change();
  expect(await leadNow(open.id)).toMatchObject({ assigned_to: caller.uid });
});

test("[T-02] what happened at one time keeps its order: the newest first, what came of it above the cause", async () => {
  const caller = await newTelecaller();
  const at = timestamp(Date.now() - HOUR);
  const to = ["contacted", "qualified", "lost"] as const;
  const moves = to.map((status) => ({ to: status, at, by: caller.uid }));
  const lead = await newLead({ assigned_to: caller.uid, moves });
  const said = { name: "Meera", email: null, phone: lead.phone_e164, message: "Call me", lead_id: lead.id };
  await collection(COLLECTIONS.contactMessages)
    .doc(`m-${lead.id}`)
    .set({ ...said, created_at: at });
  const { entries } = await call("leadHistory", { lead_id: lead.id }, caller);
  expect(entries.map((entry) => (entry.kind === "move" ? entry.to : entry.kind))).toEqual([
    ...["lost", "qualified", "contacted"],
    "message",
  ]);
});

test("[O-04] [CRM-01] what became part of another lead goes and is handed out with whose address it had, with what staff noted; a form's word alone hands out nothing", async () => {
  const caller = await newTelecaller();
  const [email, typedOnForm] = [newEmail("asha"), newEmail("form")];
  const [person, named] = await Promise.all(
    [email, typedOnForm].map((one) => withAccount("client_user", { email: one, emailVerified: true })),
  );
  const typed = { request_id: newCallId(), name: "Asha Rao", phone: newPhone(), notes: "Bakery" };
  const { lead_id } = await call("addLead", { ...typed, email }, caller);
  const keep = await newLead({ assigned_to: caller.uid, email: newEmail("other") });
  const told = late(lead_id, { disposition: "interested" });
  await call("logCall", told, caller);
  const task = { owner_id: caller.uid, title: "Send Asha the list", notes: null, lead_id, done_at: null };
  await collection(COLLECTIONS.tasks)
    .doc(lead_id)
    .set({ ...task, created_at: timestamp() });
  await call("mergeLeads", { keep_id: keep.id, merged_id: lead_id }, caller);

  // A stranger's lead: their address was typed on the form, with another number.
  const strange = { name: "Mallory", phone: newPhone().slice(3), message: "Please help me.", website: "" };
  await call("sendContactMessage", { ...strange, email: typedOnForm, request_id: randomUUID() });
  const [form] = await where<Lead>(COLLECTIONS.leads, "email", typedOnForm);
  await leadRef(form?.id ?? "").update({ assigned_to: caller.uid, notes: "Wants GST" });
  const stranger = await newLead({ assigned_to: caller.uid, notes: "Pays tomorrow" });
  await call("mergeLeads", { keep_id: stranger.id, merged_id: form?.id ?? "" }, caller);

  const { data } = await call("exportOwnData", {}, person);
  expect(data).toMatchObject({
    leads: [{ name: "Meera Iyer" }, { name: "Asha Rao", email, notes: "Bakery" }],
    lead_calls: [{ notes: "Told late", call_duration: 60 }],
    lead_tasks: [{ title: "Send Asha the list" }],
  });
  expect(JSON.stringify(data.leads)).not.toContain(caller.uid);
  const others = (await call("exportOwnData", {}, named)).data;
  expect(others).toMatchObject({ leads: [], lead_calls: [], lead_tasks: [] });

  await call("deleteOwnAccount", {}, person);
  await call("deleteOwnAccount", {}, named);
  const gone = [leadRef(keep.id), mergedLeadRef(lead_id), mergedLeadRef(form?.id ?? "")];
  for (const ref of gone) expect((await ref.get()).exists).toBe(false);
  expect((await collection(COLLECTIONS.tasks).doc(lead_id).get()).exists).toBe(false);
  expect(await callOf(told.call_id)).toMatchObject({ lead_name: "Erased", notes: "", call_duration: 60 });
  expect(await leadNow(stranger.id)).toMatchObject({
    ...{ name: "Meera Iyer", notes: "Pays tomorrow", email: null, merges: [], assigned_to: caller.uid },
  });
});
