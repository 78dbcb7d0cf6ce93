import "./own-project.ts";
import { createHash, randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { ImportRow } from "@niyamdesk/domain/leads/import-row";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import {
  type ImportSlice,
  type LeadImport,
  ROWS_A_SLICE,
  sliceId,
} from "@niyamdesk/domain/leads/lead-import";
import { beforeAll, expect, test, vi } from "vitest";
import { addRows, workSlice, workWaitingSlices } from "../../functions/src/leads/import-leads.ts";
import { finishUndoing } from "../../functions/src/leads/undo-import.ts";
import {
  doNotCallRef,
  leadImportRef,
  leadKeyRef,
  leadMailKeyRef,
} from "../../functions/src/platform/refs.ts";
import { leadKeyOf } from "../../tools/records/lead-key.ts";
import { newEmail } from "../support/actors.ts";
import { type Client, call, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { AT_ANY_TIME, leadNow, newLead, newTelecaller, setHours } from "./telecalling.ts";

useProduct();
let admin: Client;
beforeAll(async () => {
  await setHours(AT_ANY_TIME);
  admin = await withAccount("admin");
});

let numbers = 6_000_000_000 + (Date.now() % 10_000_000) * 100;
const row = (line: number, changes: Partial<ImportRow> = {}): ImportRow => {
  numbers += 1;
  return {
    ...{
      line,
      name: "Nisha Agarwal",
      phone: `+91${numbers}`,
      email: null,
      company: null,
      location: "Kolkata",
    },
    ...{ service_interest: "Income tax return", notes: "", next_follow_up: null },
    ...changes,
  };
};
const file = () => ({
  file_hash: createHash("sha256").update(randomUUID()).digest("hex"),
  name: "fair.csv",
  consent_source: "Visitors of the fair, on paper",
});

/** Sends a file; its rows become leads as the trigger does it, unless that died. */
async function send(slices: readonly ImportRow[][], { known = file(), work = true } = {}) {
  const rows = slices.reduce((sum, slice) => sum + slice.length, 0);
  const { import_id, have } = await call("beginLeadImport", { ...known, rows, slices: slices.length }, admin);
  for (const [slice, some] of slices.entries()) {
    if (have.includes(slice)) continue;
    await call("addLeadRows", { import_id, slice, rows: some }, admin);
    if (work) await workSlice(sliceId(import_id, slice));
  }
  return { import_id, known, have };
}

const importNow = (id: string) => read<LeadImport>(COLLECTIONS.leadImports, id);
const leadsOf = (import_id: string) => where<Lead>(COLLECTIONS.leads, "import_id", import_id);
const leadOf = async ({ phone }: ImportRow) => (await where<Lead>(COLLECTIONS.leads, "phone_e164", phone))[0];

test("[Z-02] [CRM-01] rows become leads with the consent that was named; who is known, twice in the file, or not to be called makes none and is told", async () => {
  const [owner, ours] = [await newTelecaller(), newEmail("known")];
  const known = await newLead({ assigned_to: owner.uid, status: "qualified" });
  await leadMailKeyRef(ours).set({ lead_id: known.id });
  const barred = row(6);
  await doNotCallRef(barred.phone ?? "").set({ phone: barred.phone ?? "" });
  const first = row(2, {
    email: newEmail("first"),
    notes: "=cmd|' /C calc'!A1",
    next_follow_up: Date.UTC(2027, 3, 3),
  });
  const mailOnly = row(3, { phone: null, email: newEmail("only") });
  const again = row(9, { phone: first.phone });
  const { import_id } = await send([
    [
      first,
      mailOnly,
      row(4, { phone: first.phone }),
      row(5, { phone: known.phone_e164 }),
      barred,
      row(7, { email: ours }),
    ],
    [row(8), again, row(10, { phone: null, email: mailOnly.email?.toUpperCase() ?? null })],
    // A part without any that is left out takes nothing off the count.
    [row(11)],
  ]);
  const problems = (await where<ImportSlice>(COLLECTIONS.leadImportSlices, "import_id", import_id)).flatMap(
    (slice) => slice.problems,
  );
  expect(new Map(problems.map(({ line, reason }) => [line, reason]))).toEqual(
    new Map([
      [4, "twice_in_file"],
      [5, "known"],
      [6, "do_not_call"],
      [7, "known"],
      [9, "twice_in_file"],
      [10, "twice_in_file"],
    ]),
  );
  expect(await importNow(import_id)).toMatchObject({
    rows: 10,
    done_slices: 3,
    made: 4,
    skipped: 6,
    skipped_for: { known: 2, do_not_call: 1, twice_in_file: 3 },
    unsent: { twice: 0, unreadable: 0 },
    by: admin.uid,
  });
  expect(await leadsOf(import_id)).toHaveLength(4);
  const made = await leadOf(first);
  expect(made).toMatchObject({
    ...{ source: "import", status: "new", assigned_to: null, location: "Kolkata" },
    ...{ notes: "=cmd|' /C calc'!A1", consent: { source: "Visitors of the fair, on paper" } },
  });
  expect(made?.next_follow_up?.toMillis()).toBe(Date.UTC(2027, 3, 3));
  expect(made?.find).toContain("nisha");
  expect(await leadNow(known.id)).toMatchObject({
    ...{ name: "Meera Iyer", status: "qualified", assigned_to: owner.uid, sources: ["website", "import"] },
  });
  // What was sent is kept in the leads alone.
  for (const { rows } of await where<ImportSlice>(COLLECTIONS.leadImportSlices, "import_id", import_id)) {
    expect(rows).toEqual([]);
  }
  expect(await where(COLLECTIONS.auditLog, "subject", `lead_imports/${import_id}`)).toMatchObject([
    {
      actor: admin.uid,
      action: "lead.import_begun",
      after: { consent_source: "Visitors of the fair, on paper" },
    },
  ]);
});

test("[Z-02] [CRM-02] before rows are sent it is told which would make no lead: as it then comes to be, writing nothing and naming nobody", async () => {
  const known = await newLead({ status: "qualified" });
  const past = row(4);
  // Came in past functions.
  await collection(COLLECTIONS.leads)
    .doc(`past-${past.phone}`)
    .set({ ...known, phone_e164: past.phone });
  const [key, found] = leadKeyOf(past.phone ?? "", `past-${past.phone}`);
  await collection(COLLECTIONS.ledger).firestore.doc(key).set(found);
  const ours = newEmail("ours");
  await leadMailKeyRef(ours).set({ lead_id: known.id });
  const barred = row(6);
  await doNotCallRef(barred.phone ?? "").set({ phone: barred.phone ?? "" });
  const rows = [
    row(2),
    row(3, { phone: known.phone_e164 }),
    past,
    row(5, { phone: null, email: ours.toUpperCase() }),
    barred,
    row(7, { phone: null, email: newEmail("new") }),
  ];
  const asked = rows.map(({ line, phone, email }) => ({ line, phone, email }));
  const { problems } = await call("lookAtLeadRows", { rows: asked }, admin);
  expect(problems).toEqual([
    { line: 3, reason: "known" },
    { line: 4, reason: "known" },
    { line: 5, reason: "known" },
    { line: 6, reason: "do_not_call" },
  ]);
  expect(await leadNow(known.id)).toEqual(known);
  expect(await leadOf(rows[0] as ImportRow)).toBeUndefined();
  expect((await leadKeyRef(rows[0]?.phone ?? "").get()).exists).toBe(false);
  const { import_id } = await send([rows]);
  const slices = await where<ImportSlice>(COLLECTIONS.leadImportSlices, "import_id", import_id);
  expect(slices.flatMap((slice) => slice.problems)).toEqual(problems);
});

test("[FRM-09] a file that was begun goes on with the columns and the consent of then, or is told why not", async () => {
  const [known, unsent] = [file(), { twice: 2, unreadable: 3 }];
  const begin = (changes: object) =>
    call("beginLeadImport", { ...known, rows: 150, slices: 2, unsent, ...changes }, admin);
  const { import_id } = await begin({});
  await refusal("import_begun_otherwise", begin({ consent_source: "Another fair" }));
  await refusal("import_begun_otherwise", begin({ rows: 160 }));
  expect(await begin({})).toEqual({ import_id, have: [] });
  expect(await importNow(import_id)).toMatchObject({
    consent_source: known.consent_source,
    rows: 150,
    unsent,
  });
});

test("[CRM-01] [FRM-09] the same file sent again adds nothing, and one that stopped half-way goes on where it stopped", async () => {
  const slices = [[row(2)], [row(3)], [row(4)]];
  const known = file();
  const begun = await call("beginLeadImport", { ...known, rows: 3, slices: 3 }, admin);
  await call("addLeadRows", { import_id: begun.import_id, slice: 0, rows: slices[0] ?? [] }, admin);
  await workSlice(sliceId(begun.import_id, 0));
  const { import_id, have } = await send(slices, { known });
  expect([import_id, have]).toEqual([begun.import_id, [0]]);
  expect((await send(slices, { known })).have).toHaveLength(3);
  expect(await leadsOf(import_id)).toHaveLength(3);
  expect(await importNow(import_id)).toMatchObject({ made: 3, skipped: 0, done_slices: 3 });
  // Another file with the same people.
  const other = await send(slices);
  expect(await importNow(other.import_id)).toMatchObject({ made: 0, skipped: 3 });
});

test("[Z-02] a process that dies in the middle leaves a slice as it was, and the job does it, once, whoever else is at it", async () => {
  const slices = Array.from({ length: 4 }, (_, slice) =>
    Array.from({ length: 50 }, (__, at) => row(slice * 50 + at + 2)),
  );
  const { import_id } = await send(slices, { work: false });
  const { WriteBatch } = await import("@google-cloud/firestore");
  const died = vi.spyOn(WriteBatch.prototype, "commit").mockRejectedValueOnce(new Error("killed"));
  await expect(workSlice(sliceId(import_id, 0))).rejects.toThrow("killed");
  died.mockRestore();
  expect(await leadsOf(import_id)).toEqual([]);
  await Promise.all([workWaitingSlices(), workWaitingSlices(), workSlice(sliceId(import_id, 0))]);
  await workWaitingSlices();
  expect(await leadsOf(import_id)).toHaveLength(200);
  expect(await importNow(import_id)).toMatchObject({ made: 200, skipped: 0, done_slices: 4 });
});

test("[Z-02] an import is taken back whole: what somebody worked on stays, what was only given goes; afterwards the file can come again", async () => {
  const caller = await newTelecaller();
  const rows = [row(2, { email: newEmail("gone") }), row(3), row(4), row(5), row(6)];
  const { import_id, known } = await send([rows]);
  const [gone, given, called, written, noted] = await Promise.all(rows.map(leadOf));
  await collection(COLLECTIONS.tasks).add({
    lead_id: noted?.id,
    owner: caller.uid,
    title: "Ask for the PAN",
  });
  await call("assignLeads", { lead_ids: [given?.id ?? "", called?.id ?? ""], to: caller.uid }, admin);
  await call("moveLead", { lead_id: called?.id ?? "", seen: "new", to: "contacted" }, caller);
  await call("requestCallback", {
    ...{ name: "Nisha", phone: rows[3]?.phone ?? "", service_id: "gst-registration" },
    ...{ request_id: randomUUID(), website: "" },
  });
  await call("undoLeadImport", { import_id }, admin);
  await call("undoLeadImport", { import_id }, admin);
  expect(await importNow(import_id)).toMatchObject({ status: "undone", removed: 2, kept: 3 });
  const left = await Promise.all(
    [gone, given, called, written, noted].map(
      async (lead) =>
        (
          await collection(COLLECTIONS.leads)
            .doc(lead?.id ?? "")
            .get()
        ).exists,
    ),
  );
  expect(left).toEqual([false, false, true, true, true]);
  expect((await leadKeyRef(rows[0]?.phone ?? "").get()).exists).toBe(false);
  expect((await leadMailKeyRef(rows[0]?.email ?? "").get()).exists).toBe(false);
  await send([rows], { known });
  expect(await importNow(import_id)).toMatchObject({ status: "running", made: 2, skipped: 3 });
});

test("[Z-02] a lead that cannot be removed holds no other back when its import is taken back: it alone stays, with its reason", async () => {
  const rows = Array.from({ length: 45 }, (_, at) => row(at + 2));
  const { import_id } = await send([rows]);
  const bad = await leadOf(rows[7] as (typeof rows)[number]);
  await collection(COLLECTIONS.leads)
    .doc(bad?.id ?? "")
    .update({ updated_at: "yesterday" });
  const { kept } = await call("undoLeadImport", { import_id }, admin);
  expect(kept).toEqual([{ lead_id: bad?.id, name: bad?.name, reason: "not_removed" }]);
  expect(await leadsOf(import_id)).toEqual([]);
  expect(await importNow(import_id)).toMatchObject({ status: "undone", removed: 44, kept: 1 });
});

test("[Z-02] taking back ends what is still coming in, also when it died half-way", async () => {
  const { import_id } = await send([[row(2)], [row(3)]], { work: false });
  await leadImportRef(import_id).update({ status: "undoing" });
  await finishUndoing();
  await workWaitingSlices();
  expect(await leadsOf(import_id)).toEqual([]);
  expect(await importNow(import_id)).toMatchObject({ status: "undone", removed: 0 });
  await refusal("import_not_found", call("addLeadRows", { import_id, slice: 1, rows: [row(4)] }, admin));
  await refusal("import_not_found", call("undoLeadImport", { import_id: "imp_none" }, admin));
});

test("[Z-02] rows that arrive while their import is taken back are none that the file misses when it comes again", async () => {
  const rows = [row(2), row(3)];
  const { import_id, known } = await send([[row(4)]], { work: false });
  const ref = leadImportRef(import_id);
  await ref.update({ slices: 2, rows: 3 });
  // Between the look at the import and the commit, as it is with a slow device.
  const { WriteBatch } = await import("@google-cloud/firestore");
  const commit = WriteBatch.prototype.commit;
  const slow = vi.spyOn(WriteBatch.prototype, "commit").mockImplementationOnce(async function (this: never) {
    slow.mockRestore();
    await ref.update({ status: "undoing" });
    await finishUndoing();
    return commit.call(this);
  });
  await expect(addRows({ import_id, slice: 1, rows })).rejects.toMatchObject({ code: "import_not_found" });
  expect(await where(COLLECTIONS.leadImportSlices, "import_id", import_id)).toEqual([]);
  const begun = await call("beginLeadImport", { ...known, rows: 3, slices: 2 }, admin);
  expect(begun).toEqual({ import_id, have: [] });
});

test("[FS-06] an import, a form and somebody's typing bring one person at one moment: it is one lead", async () => {
  const caller = await newTelecaller();
  const one = row(2);
  const phone = one.phone ?? "";
  const added = { request_id: randomUUID(), name: "Nisha", phone, email: null, notes: "" };
  await Promise.all([
    send([[one]]),
    send([[one]]),
    call("addLead", added, caller),
    call("requestCallback", {
      ...{ name: "Nisha", phone, service_id: "gst-registration" },
      request_id: randomUUID(),
      website: "",
    }),
  ]);
  expect(await where(COLLECTIONS.leads, "phone_e164", phone)).toHaveLength(1);
});

// `NIYAM_IMPORT_ROWS=10000` imports the largest file, and says how long it took, at its begin and end too, and what it held in memory.
const MANY = Number(process.env.NIYAM_IMPORT_ROWS ?? 200);

test("[Z-02] a large file becomes leads slice by slice, each row once", async () => {
  const slices = MANY / ROWS_A_SLICE;
  const begun = { ...file(), rows: MANY, slices };
  const { import_id } = await call("beginLeadImport", begun, admin);
  const took: number[] = [];
  const [before] = [process.memoryUsage()];
  let most = before.rss;
  for (let slice = 0; slice < slices; slice += 1) {
    const rows = Array.from({ length: ROWS_A_SLICE }, (_, at) => row(slice * ROWS_A_SLICE + at + 2));
    await addRows({ import_id, slice, rows });
    const started = performance.now();
    await workSlice(sliceId(import_id, slice));
    took.push((performance.now() - started) / 1000);
    most = Math.max(most, process.memoryUsage().rss);
  }
  if (process.env.NIYAM_IMPORT_ROWS) {
    const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0).toFixed(1);
    const mib = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MiB`;
    globalThis.gc?.();
    console.error(
      `${MANY} rows: ${sum(took)} s, the first tenth ${sum(took.slice(0, slices / 10))} s, the last ${sum(took.slice(-slices / 10))} s;`,
      `at most ${mib(most - before.rss)} more of memory, ${mib(process.memoryUsage().heapUsed - before.heapUsed)} of it still held`,
    );
  }
  expect(await importNow(import_id)).toMatchObject({ made: MANY, skipped: 0, done_slices: slices });
  const made = await collection(COLLECTIONS.leads).where("import_id", "==", import_id).count().get();
  expect(made.data().count).toBe(MANY);
}, 900_000);
