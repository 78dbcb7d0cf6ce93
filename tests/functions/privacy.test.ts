import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { CONSENT_STATES, CONSENTS } from "@niyamdesk/domain/consents/queries";
import { ACCESS_LOG, NOMINEES } from "@niyamdesk/domain/privacy/queries";
import { RETENTION_RUNS } from "@niyamdesk/domain/retention/queries";
import type { RetentionRun } from "@niyamdesk/domain/retention/retention";
import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, expect, test } from "vitest";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { noteAccess } from "../../functions/src/privacy/note-access.ts";
import { retainRecords } from "../../functions/src/retention/retain-records.ts";
import { emptyOffice, newClient, newOrder, newWorker } from "./order-work.ts";
import { call, useProduct } from "./product.ts";
import { collection, read } from "./records.ts";

useProduct();
beforeEach(emptyOffice);

test("[TR-03] whoever of us looks at a client's details is shown to the client by role and time, once an hour, and to nobody else", async () => {
  const [suresh, client, other] = [await newWorker(), await newClient(), await newClient()];
  const { id } = await newOrder(client, { assigned_to: suresh.uid });
  await call("orderClient", { order_id: id }, suresh);
  await call("orderClient", { order_id: id }, suresh);
  const { access } = await call("ownPrivacy", {}, client);
  expect(access).toMatchObject([{ kind: "record", order_id: id, by_role: "tax_executive" }]);
  expect(JSON.stringify(access)).not.toContain(suresh.uid);
  expect((await call("ownPrivacy", {}, other)).access).toEqual([]);
  const [first] = access;
  expect((await call("ownAccessLog", { before: first?.at ?? 0 }, client)).access).toEqual([]);
  expect((await call("ownAccessLog", { before: (first?.at ?? 0) + 1 }, client)).access).toEqual(access);
});

test("[TR-03] what is one's own is not noted", async () => {
  const client = await newClient();
  const seen = {
    user_id: client.uid,
    kind: "document",
    subject: "documents/d",
    what: "",
    order_id: null,
  } as const;
  await commitTogether(async (unit) => noteAccess(unit, seen, { uid: client.uid, role: "client_user" }));
  expect((await call("ownPrivacy", {}, client)).access).toEqual([]);
});

test("[TR-02] a client names who acts for them, corrects it and takes it away; an open order says why the account cannot go yet", async () => {
  const client = await newClient();
  const nominee = { name: "Ravi Rao", relation: "spouse", phone: "9811111111" } as const;
  await call("setNominee", { nominee }, client);
  await call("setNominee", { nominee: { ...nominee, relation: "sibling" } }, client);
  expect(await call("ownPrivacy", {}, client)).toMatchObject({
    nominee: { name: "Ravi Rao", relation: "sibling", phone: "+919811111111" },
    deletion: "possible",
  });
  await call("setNominee", { nominee: null }, client);
  await expect(read(NOMINEES, client.uid)).rejects.toThrow("There is no");
  await newOrder(client, {});
  expect((await call("ownPrivacy", {}, client)).deletion).toBe("orders_open");
});

const YEAR_MS = 365.25 * 86_400_000;
const NOW = Date.UTC(2026, 10, 30, 6);
const ago = (years: number) => Timestamp.fromMillis(NOW - years * YEAR_MS);

test("[TR-05] a run takes what is past its time, kind by kind, leaves the rest, says so, and finds nothing the second time", async () => {
  const tag = randomUUID();
  const put = (name: string, id: string, data: object) => collection(name).doc(`${id}_${tag}`).set(data);
  const message = { name: "Asha", email: null, phone: "+919800000001", lead_id: `lead_${tag}` };
  await put(COLLECTIONS.contactMessages, "old", { ...message, created_at: ago(2.1) });
  await put(COLLECTIONS.contactMessages, "new", { ...message, lead_id: "another", created_at: ago(1.9) });
  const lead = { name: "Asha", phone: "", phone_e164: "", email: null, do_not_call: false, consent: null };
  await put(COLLECTIONS.leads, "lost", { ...lead, id: `lost_${tag}`, status: "lost", updated_at: ago(2.1) });
  await put(COLLECTIONS.leads, "won", { ...lead, id: `won_${tag}`, status: "converted", updated_at: ago(3) });
  const made = {
    lead_id: "l",
    lead_name: "Asha",
    lead_phone: "+919800000001",
    notes: "Calls back",
    call_duration: 61,
  };
  await put(COLLECTIONS.telecallerCalls, "old", { ...made, created_at: ago(2.1) });
  await put(COLLECTIONS.telecallerCalls, "new", { ...made, created_at: ago(1.9) });
  await put(ACCESS_LOG, "old", { user_id: tag, at: ago(1.2) });
  await put(ACCESS_LOG, "new", { user_id: tag, at: ago(1) });
  await put(CONSENT_STATES, "gone", { holder: `gone_${tag}`, ended_at: ago(3.1) });
  await put(CONSENT_STATES, "here", { holder: `here_${tag}`, ended_at: null });
  await put(CONSENTS, "gone", { holder: `gone_${tag}`, number: 1 });
  await put(CONSENTS, "here", { holder: `here_${tag}`, number: 1 });
  // Of 2017-18, over for eight years on 1 April 2026; of 2018-19, a year later.
  await put(COLLECTIONS.invoices, "old", {
    issued_at: Timestamp.fromMillis(Date.UTC(2018, 2, 31)),
    pdf_path: null,
  });
  await put(COLLECTIONS.invoices, "new", {
    issued_at: Timestamp.fromMillis(Date.UTC(2018, 3, 2)),
    pdf_path: null,
  });

  const first = await retainRecords(NOW);
  expect(first.failed).toBe(0);
  const isThere = async (name: string, id: string) =>
    (await collection(name).doc(`${id}_${tag}`).get()).exists;
  for (const [name, gone, stays] of [
    [COLLECTIONS.contactMessages, "old", "new"],
    [COLLECTIONS.leads, "lost", "won"],
    [ACCESS_LOG, "old", "new"],
    [CONSENT_STATES, "gone", "here"],
    [CONSENTS, "gone", "here"],
    [COLLECTIONS.invoices, "old", "new"],
  ] as const) {
    expect([name, await isThere(name, gone), await isThere(name, stays)]).toEqual([name, false, true]);
  }
  const calls = COLLECTIONS.telecallerCalls;
  expect(await read(calls, `old_${tag}`)).toMatchObject({
    lead_name: "Erased",
    lead_phone: "",
    call_duration: 61,
  });
  expect(await read(calls, `new_${tag}`)).toMatchObject(made);
  const second = await retainRecords(NOW + 1);
  expect(second).toEqual({ done: 0, failed: 0 });
  const runs = (await collection(RETENTION_RUNS).get()).docs.map((run) => run.data() as RetentionRun);
  expect(runs.map(({ done }) => done).sort((a, b) => a - b)).toEqual([0, first.done]);
  expect(runs.find(({ done }) => done > 0)?.lines).toEqual(
    expect.arrayContaining([
      { kind: "leads", done: 1, failed: 0 },
      { kind: "calls", done: 1, failed: 0 },
    ]),
  );
});
