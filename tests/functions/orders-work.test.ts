import "./own-project.ts";
import { createHash, randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Order } from "@niyamdesk/domain/orders/order";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { TOLD_BEFORE_MS } from "@niyamdesk/domain/steps/work";
import { beforeEach, expect, test } from "vitest";
import { checkDocument } from "../../functions/src/documents/check-document.ts";
import { onFileStored } from "../../functions/src/documents/on-file-stored.trigger.ts";
import { careForOrders } from "../../functions/src/orders/care-for-orders.ts";
import { mailRef, orderRef, profileRef } from "../../functions/src/platform/refs.ts";
import { files } from "../../functions/src/platform/storage.ts";
import { pdf } from "../support/made-files.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import {
  documentNow,
  emptyOffice,
  inboxOf,
  newAdmin,
  newClient,
  newDocument,
  newOrder,
  newWorker,
  orderNow,
  ourDocument,
  type Person,
} from "./order-work.ts";
import { renderMail } from "./outbox.ts";
import { call, useProduct } from "./product.ts";
import { where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();
beforeEach(emptyOffice);

const DAY = 86_400_000;
const newsOf = async (order: string) =>
  (await where<OutboxMail>(COLLECTIONS.mail, "data.order_id", order)).filter(
    ({ template }) => template === "order-news",
  );
const accept = (document_id: string, by: Person) =>
  call("reviewDocument", { document_id, verdict: { kind: "accept" } }, by);

/** An order of somebody's, with all documents of its list accepted. */
async function withPapers(suresh: Person, client: Person): Promise<Order> {
  const order = await newOrder(client, { assigned_to: suresh.uid, assigned_name: suresh.name });
  for (const { slot, is_file, step } of order.work?.asked ?? []) {
    if (is_file && step === "documents") await accept(await newDocument(order, slot), suresh);
  }
  return orderNow(order.id);
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" as const;

test("[O-05] [N-16] a register comes as CSV or XLSX where the list says so, and nowhere else", async () => {
  const [suresh, client, other] = [await newWorker(), await newClient(), await newClient()];
  const order = await newOrder(client, { service_id: "gst-return", assigned_to: suresh.uid });
  const announce = (
    slot: string,
    content_type: typeof XLSX | "text/csv" | "application/pdf",
    by = client,
    order_id = order.id,
  ) =>
    call(
      "announceDocument",
      {
        ...{ order_id, slot, name: "Sales register", content_type, size: 8 },
        ...{ sha256: "0".repeat(64), request_id: randomUUID() },
      },
      by,
    );
  expect((await announce("sales", "text/csv")).path).toMatch(/file\.csv$/);
  expect((await announce("purchases", XLSX)).path).toMatch(/file\.xlsx$/);
  await refusal("order_not_found", announce("sales", "text/csv", other));
  // Not asked for, sent besides, ours, or done and not sent.
  await refusal("invalid_input", announce("rcm-imports", "text/csv"));
  await refusal("invalid_input", announce("other_12345678", XLSX));
  await refusal("invalid_input", announce("ours_m_1", XLSX, suresh));
  await refusal("invalid_input", announce("gstin-access", "application/pdf"));
  // Also while its condition is not answered yet.
  const tds = await newOrder(client, { service_id: "tds-return" });
  await refusal("invalid_input", announce("traces", "application/pdf", client, tds.id));
});

test("[O-05] [N-20] what is done in place of a document is said by its client and found done by whoever has the order, each once", async () => {
  const [suresh, client, other] = [await newWorker(), await newClient(), await newClient()];
  const order = await newOrder(client, {
    ...{ service_id: "gst-return", assigned_to: suresh.uid, assigned_name: suresh.name },
  });
  const act = { order_id: order.id, slot: "gstin-access" };
  const said = async () => (await orderNow(order.id)).work?.asked.find(({ slot }) => slot === act.slot)?.act;
  const review = (accepted: boolean, words: string | null, by = suresh) =>
    call("reviewAct", { ...act, accepted, words }, by);
  const confirmDone = (seen: number | null, by = client, slot = act.slot) =>
    call("confirmAct", { ...act, slot, seen }, by);
  await refusal("order_not_found", confirmDone(null, other));
  await refusal("order_not_found", review(true, null, await newWorker()));
  await refusal("step_not_open", confirmDone(null, client, "sales"));
  await refusal("changed_meanwhile", review(false, "Not there"));
  await confirmDone(null);
  await confirmDone(null);
  expect(await said()).toMatchObject({ state: "done", words: null });
  // The clock waits for the documents, and yet it is ours to look at.
  expect(await orderNow(order.id)).toMatchObject({ waits_for: "client", desk_turn: "us" });
  const missing = "Our ID isn't on your list of users";
  await review(false, missing);
  await review(false, missing);
  expect(await said()).toMatchObject({ state: "again", words: missing });
  expect(await orderNow(order.id)).toMatchObject({ waits_for: "client", desk_turn: "client" });
  // A request whose answer was lost comes once more: it spoke of what was looked at meanwhile.
  await refusal("changed_meanwhile", confirmDone(null));
  expect(await said()).toMatchObject({ state: "again" });
  await confirmDone((await said())?.at.toMillis() ?? 0);
  await review(true, null);
  expect(await said()).toMatchObject({ state: "accepted", words: null });
  await refusal("changed_meanwhile", review(false, missing));
  const { timeline } = await orderNow(order.id);
  expect(timeline.map(({ event }) => event)).toEqual(
    expect.arrayContaining(["Done by you", "Not done yet", "Done by you", "Checked"]),
  );
  expect(timeline.filter(({ event }) => event === "Not done yet")).toHaveLength(1);
  const told = (await inboxOf(client)).filter(({ title }) => title === "Please look at this again");
  expect(told).toHaveLength(1);
});

test("[O-05] what is asked for in own words may come as a table where the service works with tables, and nowhere else", async () => {
  const [suresh, client] = [await newWorker(), await newClient()];
  const later = async (service_id: string) => {
    const order = await newOrder(client, { service_id, assigned_to: suresh.uid, assigned_name: suresh.name });
    const asked = { order_id: order.id, labels: ["Ledger of one buyer"], reason: "Two bills differ" };
    await call("askDocuments", { ...asked, until: null, request_id: randomUUID() }, suresh);
    const slot = (await orderNow(order.id)).work?.asked.find(({ reason }) => reason !== null);
    const announced = {
      ...{ order_id: order.id, slot: slot?.slot ?? "", name: "Ledger", content_type: XLSX, size: 8 },
      ...{ sha256: "0".repeat(64), request_id: randomUUID() },
    } as const;
    return { slot, announced: call("announceDocument", announced, client) };
  };
  const gst = await later("gst-return");
  expect(gst.slot?.takes).toBe("tables");
  expect((await gst.announced).path).toMatch(/file\.xlsx$/);
  // Its list has tables only 'if …'.
  const itr = await later("itr-filing");
  expect((await itr.announced).path).toMatch(/file\.xlsx$/);
  const iec = await later("iec");
  expect(iec.slot?.takes).toBeUndefined();
  await refusal("invalid_input", iec.announced);
});

test("[O-02] a purchase freezes the steps of its service, and what an administrator changes later counts for what is paid later", async () => {
  const admin = await newAdmin();
  const buy = async () => {
    const answer = await confirm(
      await pay(
        await openCheckout({
          service_id: "itr-filing",
          plan_id: "salary",
          seen_total: 1_179,
          language: "hi",
        }),
      ),
    );
    return orderNow(answer.order_id ?? "");
  };
  const before = await buy();
  expect(before).toMatchObject({
    ...{ status: "pending", waits_for: "client", language: "hi" },
    work: { began_at: null },
  });
  expect(before.work?.steps.map(({ id }) => id)).toEqual(builtInPlan("itr-filing").steps.map(({ id }) => id));
  expect(before.due_date?.toMillis()).toBe(before.work?.clock?.promised.toMillis());
  const { by, steps } = builtInPlan("itr-filing");
  const own = steps.map((step) => ({ ...step, days: step.days + 5 }));
  const plan = {
    by: [...by],
    steps: own.map(({ documents, ...step }) => ({
      ...step,
      ...(documents ? { documents: documents === "all" ? documents : [...documents] } : {}),
    })),
  };
  const saved = await call("saveStepPlan", { service_id: "itr-filing", plan, seen_version: null }, admin);
  expect(saved).toEqual({ version: 1 });
  expect((await buy()).work?.steps[0]?.days).toBe((steps[0]?.days ?? 0) + 5);
  expect((await orderNow(before.id)).work).toEqual(before.work);
  await refusal(
    "changed_meanwhile",
    call("saveStepPlan", { service_id: "itr-filing", plan: null, seen_version: null }, admin),
  );
  await call("saveStepPlan", { service_id: "itr-filing", plan: null, seen_version: 1 }, admin);
  expect((await buy()).work?.steps[0]?.days).toBe(steps[0]?.days);
});

test("[O-02] [E-02] from papers to the proof: each act once, whoever it is that the order waits for, and its timeline in order", async () => {
  const [suresh, client] = [await newWorker(), await newClient()];
  const order = await withPapers(suresh, client);
  const { id } = order;
  expect(order).toMatchObject({ status: "pending", waits_for: "us" });
  const draft = { order_id: id, document_id: await ourDocument(order, suresh), words: null };
  const versions = [await call("sendDraft", draft, suresh), await call("sendDraft", draft, suresh)];
  expect(versions).toEqual([{ version: 1 }, { version: 1 }]);
  expect(await orderNow(id)).toMatchObject({ status: "in_review", waits_for: "client" });
  const changes = {
    order_id: id,
    version: 1,
    answer: "changes",
    words: "My address is old",
    language: "hi",
  } as const;
  await call("answerDraft", changes, client);
  expect(await orderNow(id)).toMatchObject({ status: "processing", waits_for: "us", language: "hi" });
  await call("sendDraft", { ...draft, document_id: await ourDocument(order, suresh) }, suresh);
  const approve = { order_id: id, version: 2, answer: "approved", words: null, language: "hi" } as const;
  await refusal("draft_not_current", call("answerDraft", { ...approve, version: 1 }, client));
  await Promise.all([call("answerDraft", approve, client), call("answerDraft", approve, client)]);
  const filed = { number: "IEC-77", on: "2026-12-03", document_id: null };
  const file = { order_id: id, step: "filing", proof: filed };
  await refusal("proof_needed", call("finishStep", { ...file, proof: null }, suresh));
  await Promise.all([call("finishStep", file, suresh), call("finishStep", file, suresh)]);
  expect(await orderNow(id)).toMatchObject({ status: "in_review", waits_for: "government" });
  await call("finishStep", { order_id: id, step: "decision", proof: null }, suresh);
  const foreign = await newDocument(order, "pan");
  const proof = (document_id: string) => ({ order_id: id, step: "proof", proof: { ...filed, document_id } });
  await refusal("document_not_found", call("finishStep", proof(foreign), suresh));
  await call("finishStep", proof(await ourDocument(order, suresh)), suresh);
  const done = await orderNow(id);
  expect(done).toMatchObject({ status: "completed", waits_for: null, due_date: null, look_at: null });
  // Nobody can judge it any more, so that nobody is asked to.
  expect(await documentNow(foreign)).toMatchObject({ status: "received", to_check: false });
  const times = done.timeline.map(({ date }) => date.toMillis());
  expect(times).toEqual([...times].sort((one, next) => one - next));
  expect(new Set(times).size).toBe(times.length);
  expect(done.timeline.filter(({ event }) => event === "Filed")).toHaveLength(1);
  expect(done.timeline.at(-1)).toMatchObject({ event: "Completed", by: "Tax Executive" });
  const late = { order_id: id, until: "2027-01-05", reason: "The portal is down" };
  await refusal("order_closed", call("postponeStep", late, suresh));

  // All of it within ten minutes: one mail, each cause in it once, in the language that the client reads.
  const [mail, ...others] = await newsOf(id);
  expect(others).toEqual([]);
  const told = (mail?.data.causes ?? []) as { kind: string; version?: number; step?: string }[];
  expect(told.map(({ kind, version, step }) => [kind, version ?? step ?? null])).toEqual([
    ["begun", null],
    ["draft", 1],
    ["draft", 2],
    ["filed", "filing"],
    // What the department decides is waited for most of all.
    ["step_done", "decision"],
    ["done", null],
  ]);
  expect(mail?.next_attempt_at.toMillis()).toBeGreaterThan((mail?.created_at.toMillis() ?? 0) + 9 * 60_000);
  const content = mail && (await renderMail(mail));
  expect(content?.subject).toBe("पूरा हुआ: Import Export Code");
  // What was answered meanwhile is not asked any more.
  expect(content?.text).not.toContain("संस्करण");
});

test("[O-05] [E-02] a document is accepted or asked for again, once, by whoever has the order; the order goes on from it", async () => {
  const [suresh, other, client] = [await newWorker(), await newWorker(), await newClient()];
  const order = await newOrder(client, { assigned_to: suresh.uid });
  const pan = await newDocument(order, "pan");
  const verdict = { kind: "reject", reason: "cut_off", words: "Page 2" } as const;
  await refusal("document_not_found", call("reviewDocument", { document_id: pan, verdict }, other));
  await call("reviewDocument", { document_id: pan, verdict }, suresh);
  await call("reviewDocument", { document_id: pan, verdict }, suresh);
  expect(await documentNow(pan)).toMatchObject({
    ...{ status: "rejected", rejected_for: "cut_off", reason: "Part of the page is cut off. Page 2" },
    ...{ reviewed_by: suresh.uid, to_check: false },
  });
  const again = (await inboxOf(client)).filter(({ title }) => title === "Please send a document again");
  expect(again).toHaveLength(1);
  await refusal("changed_meanwhile", accept(pan, suresh));
  expect(await orderNow(order.id)).toMatchObject({ waits_for: "client" });
  const papers = order.work?.asked.filter(({ is_file }) => is_file) ?? [];
  // Two people at once: both are counted.
  const sent = await Promise.all(papers.map(({ slot }) => newDocument(order, slot)));
  await Promise.all(sent.map((id) => accept(id, suresh)));
  const after = await orderNow(order.id);
  expect(after.work?.clock).toMatchObject({ step: "application", waits_for: "us" });
  expect(after.work?.steps[0]?.done_at).not.toBeNull();
});

test("[O-02] documents that are asked for later stop the work until they are there or not needed, each asked once", async () => {
  const [suresh, client] = [await newWorker(), await newClient()];
  const order = await withPapers(suresh, client);
  const asked = {
    ...{ order_id: order.id, labels: ["Board resolution", "Photo"], reason: "The DGFT asks for them" },
    ...{ until: null, request_id: randomUUID() },
  };
  await call("askDocuments", asked, suresh);
  await call("askDocuments", asked, suresh);
  const waiting = await orderNow(order.id);
  expect(waiting).toMatchObject({ status: "awaiting_documents", waits_for: "client" });
  const later = waiting.work?.asked.filter(({ reason }) => reason !== null) ?? [];
  expect(later.map(({ label }) => label)).toEqual(["Board resolution", "Photo"]);
  expect(waiting.timeline.filter(({ event }) => event === "Documents needed")).toHaveLength(1);
  const [first, second] = later.map(({ slot }) => slot);
  const draft = { order_id: order.id, document_id: await ourDocument(order, suresh), words: null };
  await refusal("documents_outstanding", call("sendDraft", draft, suresh));
  await accept(await newDocument(order, first ?? ""), suresh);
  const waive = { order_id: order.id, slot: second ?? "", reason: "We found it" };
  await call("waiveDocument", waive, suresh);
  await call("waiveDocument", waive, suresh);
  expect(await orderNow(order.id)).toMatchObject({ status: "processing", waits_for: "us" });
});

test("[O-02] a promise that will not hold is told anew before it passes and rises, once however often the job runs", async () => {
  const [suresh, client] = [await newWorker(), await newClient()];
  const order = await withPapers(suresh, client);
  const was = order.due_date?.toMillis() ?? 0;
  await careForOrders(was - TOLD_BEFORE_MS - 60_000);
  expect((await orderNow(order.id)).due_date?.toMillis()).toBe(was);
  const soon = was - TOLD_BEFORE_MS + 1;
  await Promise.all([careForOrders(soon), careForOrders(soon)]);
  await careForOrders(soon);
  const late = await orderNow(order.id);
  expect(late.due_date?.toMillis()).toBeGreaterThan(was);
  expect(late).toMatchObject({ rise: "assignee", work: { clock: { moved: 1 } } });
  expect(late.timeline.filter(({ event }) => event === "New date")).toHaveLength(1);
  expect((await inboxOf(client)).filter(({ title }) => title === "A new date for your order")).toHaveLength(
    1,
  );
  expect((await inboxOf(suresh)).map(({ title }) => title)).toContain("A promised date has moved");
  await careForOrders((late.due_date?.toMillis() ?? 0) - TOLD_BEFORE_MS);
  expect(await orderNow(order.id)).toMatchObject({ rise: "admin", work: { clock: { moved: 2 } } });
  const until = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
  const postpone = { order_id: order.id, until, reason: "The portal is down" };
  await call("postponeStep", postpone, suresh);
  await call("postponeStep", postpone, suresh);
  const said = (await orderNow(order.id)).timeline.filter(({ description }) =>
    description.includes("portal"),
  );
  expect(said).toHaveLength(1);
  await refusal("promise_not_ahead", call("postponeStep", { ...postpone, until: "2026-01-05" }, suresh));
});

test("[O-02] a mail that is being sent takes nothing more in: what happens then is the next one", async () => {
  const [suresh, client] = [await newWorker(), await newClient()];
  const order = await withPapers(suresh, client);
  await call("beginOrder", { order_id: order.id }, suresh);
  const [first] = await newsOf(order.id);
  await mailRef(first?.id ?? "").update({ status: "sent" });
  const draft = { order_id: order.id, document_id: await ourDocument(order, suresh), words: null };
  await call("sendDraft", draft, suresh);
  const mails = await newsOf(order.id);
  expect(mails).toHaveLength(2);
  const kinds = mails.flatMap(({ data }) => (data.causes as { kind: string }[]).map(({ kind }) => kind));
  expect(kinds.filter((kind) => kind === "begun")).toHaveLength(1);
  expect(kinds.filter((kind) => kind === "draft")).toHaveLength(1);
});

test("[R-05] nobody works on somebody else's order, and a client only answers", async () => {
  const [suresh, other, client, stranger] = [
    await newWorker(),
    await newWorker(),
    await newClient(),
    await newClient(),
  ];
  const order = await withPapers(suresh, client);
  await call(
    "sendDraft",
    { order_id: order.id, document_id: await ourDocument(order, suresh), words: null },
    suresh,
  );
  const { id: order_id } = order;
  await refusal("order_not_found", call("beginOrder", { order_id }, other));
  await refusal("order_not_found", call("finishStep", { order_id, step: "filing", proof: null }, other));
  await refusal(
    "order_not_found",
    call("postponeStep", { order_id, until: "2027-01-05", reason: "x" }, other),
  );
  const answer = { order_id, version: 1, answer: "approved", words: null, language: "en" } as const;
  await refusal("order_not_found", call("answerDraft", answer, stranger));
  expect((await orderNow(order_id)).work?.drafts.at(-1)?.answer).toBeNull();
});

/** Announced, stored and checked, as a browser and the triggers do it. */
async function upload(order_id: string, slot: string, by: Person): Promise<string> {
  const bytes = pdf();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const file = {
    slot,
    name: "File.pdf",
    content_type: "application/pdf",
    size: bytes.length,
    sha256,
  } as const;
  const { document_id, path } = await call(
    "announceDocument",
    { order_id, ...file, request_id: randomUUID() },
    by,
  );
  await (await files()).file(path).save(bytes, { contentType: "application/pdf", resumable: false });
  await onFileStored.run({ id: randomUUID(), data: { name: path } } as never);
  await checkDocument(document_id);
  return document_id;
}

test("[O-05] the last document that is missing arrives: the order waits for us, without anybody pressing", async () => {
  const [suresh, client] = [await newWorker(), await newClient()];
  const order = await newOrder(client, { assigned_to: suresh.uid });
  const [last, ...others] = (order.work?.asked ?? []).filter(({ is_file }) => is_file);
  for (const { slot } of others) await newDocument(order, slot);
  expect(await orderNow(order.id)).toMatchObject({ waits_for: "client" });
  const document_id = await upload(order.id, last?.slot ?? "", client);
  expect(await documentNow(document_id)).toMatchObject({ status: "received", to_check: true });
  expect(await orderNow(order.id)).toMatchObject({ waits_for: "us", work: { clock: { step: "documents" } } });
});

test("[O-02] [R-05] whoever has the order sends its client a file; nobody else does, and no client as if we had", async () => {
  const [suresh, other, client] = [await newWorker(), await newWorker(), await newClient()];
  const order = await withPapers(suresh, client);
  const document_id = await upload(order.id, "ours_draft", suresh);
  const sent = await documentNow(document_id);
  expect(sent).toMatchObject({ status: "received", to_check: false, sender_id: suresh.uid });
  expect(sent.user_id).toBe(client.uid);
  expect(sent.path).toContain(`client-documents/${client.uid}/`);
  expect(await call("sendDraft", { order_id: order.id, document_id, words: null }, suresh)).toEqual({
    version: 1,
  });
  expect((await call("openDocument", { document_id }, client)).name).toBe("File.pdf");
  await refusal("order_not_found", upload(order.id, "ours_draft", other));
  await refusal("invalid_input", upload(order.id, "ours_draft", client));
  await refusal("document_not_found", call("cancelDocument", { document_id }, client));
});

test("[E-01] whoever has an order raises it and takes that back; nobody else does, its client hears nothing, and a closed one stays as it is", async () => {
  const [suresh, other, client] = [await newWorker(), await newWorker(), await newClient()];
  const { id } = await newOrder(client, { assigned_to: suresh.uid });
  const raise = (raised: boolean, by: Person) => call("raiseOrder", { order_id: id, raised }, by);
  await refusal("order_not_found", raise(true, other));
  await raise(true, suresh);
  await raise(true, suresh);
  const raised = await orderNow(id);
  expect(raised).toMatchObject({ raised: true, status: "pending", timeline: [] });
  expect(await inboxOf(client)).toEqual([]);
  await raise(false, await newAdmin());
  expect(await orderNow(id)).toMatchObject({ raised: false });
  await orderRef(id).update({ status: "cancelled" });
  await refusal("order_closed", raise(true, suresh));
});

test("[E-02] whoever has an order reads what its documents must agree with, and of no other; that they looked is noted once a day", async () => {
  const [suresh, other, client] = [await newWorker(), await newWorker(), await newClient()];
  await profileRef(client.uid).set({ pan: "ABCPI1234K", gstin: "29ABCPI1234K1Z5" } as never, { merge: true });
  const { id } = await newOrder(client, { assigned_to: suresh.uid });
  const asked = { order_id: id };
  const known = await call("orderClient", asked, suresh);
  await call("orderClient", asked, suresh);
  expect(known).toEqual({
    ...{ name: client.name, pan: "ABCPI1234K", gstin: "29ABCPI1234K1Z5" },
    ...{ billing_name: null, address: null, state_code: null },
  });
  const notes = await where<{ action: string; actor: string }>(
    COLLECTIONS.auditLog,
    "subject",
    `${COLLECTIONS.orders}/${id}`,
  );
  expect(notes.filter(({ action }) => action === "order.client_read")).toMatchObject([{ actor: suresh.uid }]);
  await refusal("order_not_found", call("orderClient", asked, other));
  await refusal("forbidden", call("orderClient", asked, client));
});
