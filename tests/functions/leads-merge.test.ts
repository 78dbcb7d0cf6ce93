import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { TelecallerCall } from "@niyamdesk/domain/calls/call";
import type { ContactMessage } from "@niyamdesk/domain/contact/contact";
import { beforeAll, expect, test } from "vitest";
import { finishMerges } from "../../functions/src/leads/merge.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { doNotCallRef, leadMailKeyRef, leadRef, mergedLeadRef } from "../../functions/src/platform/refs.ts";
import { type Client, call, useProduct, withAccount } from "./product.ts";
import { collection, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { AT_ANY_TIME, ended, leadNow, newCallId, newLead, newTelecaller, setHours } from "./telecalling.ts";

useProduct();
beforeAll(() => setHours(AT_ANY_TIME));

const callsOf = (id: string) => where<TelecallerCall>(COLLECTIONS.telecallerCalls, "lead_id", id);
const messagesOf = (id: string) => where<ContactMessage>(COLLECTIONS.contactMessages, "lead_id", id);
const writeFrom = (phone: string) =>
  call(
    "requestCallback",
    { name: "Meera", phone, service_id: "gst-registration", request_id: randomUUID(), website: "" },
    undefined,
    randomUUID(),
  );

async function talk(caller: Client, lead_id: string, notes: string): Promise<void> {
  const call_id = newCallId();
  await call("startCall", { call_id, lead_id, device: "desk" }, caller);
  await call("saveCall", ended(call_id, { notes, status: "connected", disposition: "interested" }), caller);
}

/** Two leads of one caller, each with a history. */
async function twoOfOne() {
  const caller = await newTelecaller();
  const keep = await newLead({ assigned_to: caller.uid, notes: "Bakery" });
  const other = await newLead({
    assigned_to: caller.uid,
    notes: "Second number",
    email: "meera@example.in",
    name: "Meera R",
  });
  await talk(caller, keep.id, "first");
  await talk(caller, other.id, "second");
  await writeFrom(other.phone_e164);
  await call("moveLead", { lead_id: other.id, seen: "contacted", to: "qualified" }, caller);
  const pair = { keep_id: keep.id, merged_id: other.id };
  return { caller, keep, other, pair };
}

test("[CRM-01] [T-08] merged, both histories are one, the numbers too, and nothing moves backwards", async () => {
  const { caller, keep, other, pair } = await twoOfOne();
  await call("mergeLeads", pair, caller);
  // Sent again, since the answer was lost.
  await call("mergeLeads", pair, caller);
  const now = await leadNow(keep.id);
  expect(now).toMatchObject({
    ...{ name: "Meera Iyer", phone_e164: keep.phone_e164, other_phones: [other.phone_e164] },
    ...{ status: "qualified", notes: "Bakery\nSecond number", email: "meera@example.in" },
    merges: [{ lead_id: other.id, name: "Meera R", by: caller.uid }],
  });
  expect((await leadRef(other.id).get()).exists).toBe(false);
  expect((await callsOf(keep.id)).map(({ notes }) => notes).sort()).toEqual(["first", "second"]);
  expect(await messagesOf(keep.id)).toHaveLength(1);
  // Whoever comes by the second number is this lead, and a call that was logged late finds it.
  await writeFrom(other.phone_e164);
  expect(await messagesOf(keep.id)).toHaveLength(2);
  expect(await where(COLLECTIONS.leads, "phone_e164", other.phone_e164)).toEqual([]);
  const late = {
    lead_id: other.id,
    call_type: "outbound",
    started_at: Date.now() - 60_000,
    seconds: 5,
  } as const;
  const { ended_ago: _, told_seconds: __, ...outcome } = ended(newCallId(), { notes: "late" });
  await call("logCall", { ...outcome, ...late }, caller);
  expect(await callsOf(keep.id)).toHaveLength(3);
  expect(await where(COLLECTIONS.auditLog, "subject", `crm_leads/${keep.id}`)).toMatchObject([
    { actor: caller.uid, action: "lead.merged", after: { merged: other.id } },
  ]);
});

test("[CRM-01] a merge is undone within a day: each has its own again, what was written since stays; later it stands", async () => {
  const { caller, keep, other, pair } = await twoOfOne();
  await call("mergeLeads", pair, caller);
  await call(
    "editLead",
    { lead_id: keep.id, notes: { was: "Bakery\nSecond number", now: "Bakery in Pune" } },
    caller,
  );
  await call("undoMerge", pair, caller);
  await call("undoMerge", pair, caller);
  expect(await leadNow(keep.id)).toMatchObject({
    ...{ notes: "Bakery in Pune", status: "contacted", other_phones: null, email: null, merges: [] },
  });
  expect(await leadNow(other.id)).toMatchObject({
    ...{ name: "Meera R", status: "qualified", notes: "Second number", assigned_to: caller.uid },
  });
  expect((await callsOf(other.id)).map(({ notes }) => notes)).toEqual(["second"]);
  expect((await callsOf(keep.id)).map(({ notes }) => notes)).toEqual(["first"]);
  expect(await messagesOf(other.id)).toHaveLength(1);
  await writeFrom(other.phone_e164);
  expect(await messagesOf(other.id)).toHaveLength(2);
  await call("mergeLeads", pair, caller);
  await mergedLeadRef(other.id).update({ at: timestamp(Date.now() - 25 * 3_600_000) });
  await refusal("merge_stands", call("undoMerge", pair, caller));
});

test("[CRM-01] [FS-06] parted, the first has no number, move or way to be found of the second, whatever else came to it meanwhile", async () => {
  const { caller, keep, other, pair } = await twoOfOne();
  await call("mergeLeads", pair, caller);
  // The address is known, so a third number of theirs stands beside the others; and somebody moves them on.
  const third = `+919${String(Date.now()).slice(-9)}`;
  const email = `meera-${keep.id.toLowerCase()}@example.in`;
  await leadMailKeyRef(email).set({ lead_id: keep.id });
  const typed = { name: "Meera", phone: third, email, notes: "" };
  await call("addLead", { ...typed, request_id: randomUUID() }, caller);
  await call("moveLead", { lead_id: keep.id, seen: "qualified", to: "lost" }, caller);
  expect((await leadNow(keep.id)).other_phones).toEqual([other.phone_e164, third]);
  await call("undoMerge", pair, caller);
  const [first, second] = [await leadNow(keep.id), await leadNow(other.id)];
  expect(first.other_phones).toEqual([third]);
  expect(first.moves?.map(({ to }) => to)).toEqual(["lost"]);
  expect(first.find).not.toContain(other.phone_e164.slice(-10));
  expect(first.find).toEqual(expect.arrayContaining([third.slice(-10), keep.phone_e164.slice(-10)]));
  expect(second.moves?.map(({ to }) => to)).toEqual(["qualified"]);
  // Whoever asks it at the first asks it for no number of the second.
  await call("stopCalling", { lead_id: keep.id }, caller);
  expect((await doNotCallRef(other.phone_e164).get()).exists).toBe(false);
});

test("[CRM-01] of several that became one lead the latest is parted first", async () => {
  const { caller, keep, pair } = await twoOfOne();
  const last = await newLead({ assigned_to: caller.uid });
  await call("mergeLeads", pair, caller);
  await call("mergeLeads", { keep_id: keep.id, merged_id: last.id }, caller);
  await refusal("merged_since", call("undoMerge", pair, caller));
  await call("undoMerge", { keep_id: keep.id, merged_id: last.id }, caller);
  await call("undoMerge", pair, caller);
  expect((await leadNow(keep.id)).merges).toEqual([]);
});

test("[CRM-02] [CRM-01] a wish not to be called holds for the person, through merging and parting", async () => {
  const { caller, keep, other, pair } = await twoOfOne();
  await call("stopCalling", { lead_id: other.id }, caller);
  await call("mergeLeads", pair, caller);
  expect(await leadNow(keep.id)).toMatchObject({ do_not_call: true });
  await refusal(
    "do_not_call",
    call("startCall", { call_id: newCallId(), lead_id: keep.id, device: "desk" }, caller),
  );
  await call("undoMerge", pair, caller);
  expect(await leadNow(keep.id)).toMatchObject({ do_not_call: false });
  expect(await leadNow(other.id)).toMatchObject({ do_not_call: true });
});

test("[CRM-01] only own leads are merged, by an administrator any; never during a call; what died half-way is finished", async () => {
  const { caller, keep, other, pair } = await twoOfOne();
  await refusal("lead_not_found", call("mergeLeads", pair, await newTelecaller()));
  await refusal("invalid_input", call("mergeLeads", { keep_id: keep.id, merged_id: keep.id }, caller));
  const call_id = newCallId();
  await call("startCall", { call_id, lead_id: other.id, device: "desk" }, caller);
  await refusal("lead_being_called", call("mergeLeads", pair, caller));
  await call("saveCall", ended(call_id), caller);
  await call("mergeLeads", pair, await withAccount("admin"));
  // As if the move of the calls had died: they are with the lead that is no more.
  for (const { ref } of (await collection(COLLECTIONS.telecallerCalls).where("lead_id", "==", keep.id).get())
    .docs) {
    if ((await ref.get()).get("came_from")) await ref.update({ lead_id: other.id, came_from: [] });
  }
  await mergedLeadRef(other.id).update({ history: "to_be_moved" });
  await finishMerges();
  await finishMerges();
  expect(await callsOf(keep.id)).toHaveLength(3);
  expect(await callsOf(other.id)).toEqual([]);
});
