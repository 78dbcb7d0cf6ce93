import "./own-project.ts";
import { randomUUID } from "node:crypto";
import type { FranchiseApplication } from "@niyamdesk/domain/applications/application";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { expect, test } from "vitest";
import { careForApplications } from "../../functions/src/applications/care-for-applications.ts";
import { noteFile } from "../../functions/src/documents/note-file.ts";
import { DAY_MS, timestamp } from "../../functions/src/platform/clock.ts";
import { applicationRef, mailRef } from "../../functions/src/platform/refs.ts";
import { files } from "../../functions/src/platform/storage.ts";
import { sweepFiles } from "../../functions/src/sweep/sweep-files.ts";
import type { CallableRefusal } from "../support/callables.ts";
import { pdf } from "../support/made-files.ts";
import { applicationForm, stage, stageFiles } from "./applying.ts";
import { deliverMail, renderMail } from "./outbox.ts";
import { type Client, call, signedIn, useProduct, withAccount } from "./product.ts";
import { collection, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const guest = () => signedIn(null, "anonymous");
const anyNetwork = () => `10.1.0.1, ${randomUUID()}`;
const submit = (form: ReturnType<typeof applicationForm>, by: Client) =>
  call("submitFranchiseApplication", form, by, anyNetwork());
const read = async (id: string) => (await applicationRef(id).get()).data() as FranchiseApplication;
/** All that is told of a refusal. */
const told404 = (attempt: Promise<unknown>) =>
  attempt.then(JSON.stringify, (error: CallableRefusal) =>
    JSON.stringify([error.httpStatus, error.status, error.message, error.details]),
  );
const namesIn = async (prefix: string) =>
  (await (await files()).getFiles({ prefix }))[0].map(({ name }) => name).sort();

async function submitted(changes: Parameters<typeof applicationForm>[0] = {}) {
  const by = guest();
  const form = applicationForm(changes);
  const staged = await stageFiles(by.uid);
  const { application_id } = await submit(form, by);
  if (application_id === null) throw new Error("It was refused");
  return { by, form, staged, id: application_id };
}

test("[F-06] an application is stored with its files where the applicant does not reach them, and a mail tells the ID", async () => {
  const { by, form, staged, id } = await submitted();
  expect(id).toMatch(/^APP-\d{13}-[0-9A-HJKMNP-TV-Z]{6}$/);
  const application = await read(id);
  expect(application).toMatchObject({
    ...{ first_name: "Sanjay", email: form.personal.email, phone: "+919876543210", status: "pending" },
    ...{ territory_code: "MH-PUN", preferred_district: "Pune", has_business_license: false },
    ...{ review_started_at: null, review_notes: null },
  });
  for (const [slot, bytes] of staged) {
    const paper = application.documents[slot as "idProof"];
    expect(paper?.path).toMatch(new RegExp(`^franchise-applications/${id}/${slot}/`));
    const [stored] = await (await files()).file(paper?.path ?? "").download();
    expect(stored.equals(bytes)).toBe(true);
  }
  expect(await namesIn(`franchise-staging/${by.uid}/`)).toEqual([]);
  const [mail] = await where<{ id: string; to: string }>(COLLECTIONS.mail, "data.application_id", id);
  expect(mail?.to).toBe(form.personal.email);
  const outbox = (await mailRef(mail?.id ?? "").get()).data();
  const content = outbox && (await renderMail(outbox));
  expect(content?.text).toContain(id);
  expect(content?.text).not.toContain("Sanjay");
});

test("[F-06] sent twice, at once, or after the anonymous sign-in was another, a form becomes one application", async () => {
  const by = guest();
  const form = applicationForm();
  await stageFiles(by.uid);
  const answers = await Promise.all(Array.from({ length: 4 }, () => submit(form, by)));
  const ids = new Set(answers.map(({ application_id }) => application_id));
  expect([...ids]).toEqual([expect.stringMatching(/^APP-/)]);
  expect((await submit(form, guest())).application_id).toBe([...ids][0]);
  expect(await where(COLLECTIONS.franchiseApplications, "email", form.personal.email)).toHaveLength(1);
});

test("[F-06] applying again with the same address, number and territory while one is open answers the first ID, and the address alone tells nobody", async () => {
  const { form, id } = await submitted();
  const other = guest();
  await stageFiles(other.uid);
  const again = { ...form, request_id: randomUUID() };
  expect(await submit(again, other)).toEqual({ application_id: id, known: true });
  // Whoever knows somebody's address and guesses the territory has another number.
  const stranger = guest();
  await stageFiles(stranger.uid);
  const personal = { ...form.personal, phone: "98765 43211" };
  const guessed = await submit({ ...form, personal, request_id: randomUUID() }, stranger);
  expect(guessed).toMatchObject({ known: false });
  expect(guessed.application_id).not.toBe(id);
  await applicationRef(id).update({ status: "rejected" });
  const third = guest();
  await stageFiles(third.uid);
  const { application_id } = await submit({ ...form, request_id: randomUUID() }, third);
  expect(application_id).not.toBe(id);
});

test("[F-06] fifty at once: fifty IDs, no file lost, none shared", async () => {
  const people = await Promise.all(
    Array.from({ length: 50 }, () => ({ by: guest(), form: applicationForm() })).map(async (one) => {
      await stageFiles(one.by.uid);
      return one;
    }),
  );
  const answers = await Promise.all(people.map(({ form, by }) => submit(form, by)));
  const ids = answers.map(({ application_id }) => application_id ?? "");
  expect(new Set(ids).size).toBe(50);
  const paths = await Promise.all(ids.map((id) => namesIn(`franchise-applications/${id}/`)));
  for (const [n, of] of paths.entries()) {
    const named = Object.values((await read(ids[n] ?? "")).documents)
      .map(({ path }) => path)
      .sort();
    expect(of).toEqual(named);
    expect(named).toHaveLength(4);
  }
}, 180_000);

test("[F-04] [STO-01] [N-16] what is missing, empty, locked or only claims to be a PDF is told by its slot, and nothing is stored", async () => {
  const by = guest();
  const form = applicationForm();
  await stage(
    by.uid,
    "businessLicense",
    "1.png",
    Buffer.from("<html><script>alert(1)</script></html>"),
    "image/png",
  );
  await stage(by.uid, "addressProof", "2.png", Buffer.alloc(0), "image/png");
  await stage(by.uid, "bankStatement", "1.pdf", pdf({ password: "ABCD1234" }));
  const answer = await submit(form, by);
  expect(answer).toEqual({
    application_id: null,
    refused: [
      { slot: "businessLicense", refusal: "wrong_kind" },
      { slot: "idProof", refusal: "missing" },
      { slot: "addressProof", refusal: "empty" },
      { slot: "bankStatement", refusal: "locked" },
    ],
  });
  expect(await where(COLLECTIONS.franchiseApplications, "email", form.personal.email)).toEqual([]);
  // Put right, the same form goes on.
  await stageFiles(by.uid);
  expect(await submit(form, by)).toMatchObject({
    known: false,
    application_id: expect.stringMatching(/^APP-/),
  });
});

test("[F-04] [STO-01] nobody sends in what somebody else staged", async () => {
  const owner = guest();
  await stageFiles(owner.uid);
  const { refused } = (await submit(applicationForm(), guest())) as { refused: { refusal: string }[] };
  expect(refused.map(({ refusal }) => refusal)).toEqual(["missing", "missing", "missing", "missing"]);
  expect(await namesIn(`franchise-staging/${owner.uid}/`)).toHaveLength(4);
});

test("[F-07] the tracker tells the eleven fields, and of unknown and malformed IDs the same", async () => {
  const { id } = await submitted();
  const told = await call(
    "trackApplication",
    { application_id: ` ${id.toLowerCase()} ` },
    undefined,
    anyNetwork(),
  );
  expect(told).toEqual({
    ...{ id, name: "Sanjay Patil", applied_date: expect.any(Number), status: "pending" },
    ...{ hierarchy_level: "district", territory_code: "MH-PUN", location: "Pune, Maharashtra" },
    ...{ review_started_at: null, approved_at: null, rejected_at: null, review_notes: null },
  });
  const answers = await Promise.all(
    ["APP-1795862400000-K7M2Q9", "nonsense", "APP-1/../x", `${id}X`, "' OR 1=1 --"].map((application_id) =>
      told404(call("trackApplication", { application_id }, undefined, anyNetwork())),
    ),
  );
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(JSON.stringify(answers[0])).toContain("application_not_found");
});

test("[F-07] a thousand guesses beside an ID that is there tell nothing, and a network that goes on guessing is stopped", async () => {
  const { id } = await submitted();
  const near = (n: number) => `${id.slice(0, -4)}${n.toString(16).toUpperCase().padStart(4, "0")}`;
  const answers = new Set<string>();
  // Each network as often as it may.
  const guesses = Array.from({ length: 50 }, async (_, group) => {
    const network = anyNetwork();
    const guess = async (n: number) =>
      JSON.stringify(
        await told404(call("trackApplication", { application_id: near(n) }, undefined, network)),
      );
    for (let n = 0; n < 20; n += 1) {
      if (near(20 * group + n) !== id) answers.add(await guess(20 * group + n));
    }
    return guess(9999);
  });
  const last = await Promise.all(guesses);
  expect([...answers]).toEqual([expect.stringContaining("application_not_found")]);
  expect(last.filter((one) => one.includes("too_many_requests")).length).toBeGreaterThanOrEqual(49);
});

test("[F-02] whoever stops half-way with a number given becomes a lead, once; who applies does not", async () => {
  const phone = `9${String(Date.now()).slice(-9)}`;
  const contact = { request_id: randomUUID(), name: "Fatima Beg", email: null, phone, city: "Pune" };
  await call("keepApplicationContact", contact, undefined, anyNetwork());
  await careForApplications();
  const leads = () => where<Lead>(COLLECTIONS.leads, "phone_e164", `+91${phone}`);
  expect(await leads()).toEqual([]);
  const later = Date.now() + 25 * 3_600_000;
  await careForApplications(later);
  await call("keepApplicationContact", contact, undefined, anyNetwork());
  await careForApplications(later + 48 * 3_600_000);
  expect(await leads()).toMatchObject([
    { name: "Fatima Beg", source: "franchise", location: "Pune", status: "new", sources: ["franchise"] },
  ]);

  // Whoever clears the form before that is forgotten.
  const cleared = { ...contact, request_id: randomUUID(), phone: `7${phone.slice(1)}` };
  await call("keepApplicationContact", cleared, undefined, anyNetwork());
  await call("forgetApplicationContact", { request_id: cleared.request_id }, undefined, anyNetwork());
  await careForApplications(later + 48 * 3_600_000);
  expect(await where(COLLECTIONS.applicationDrafts, "phone", `+917${phone.slice(1)}`)).toEqual([]);
  expect(await where(COLLECTIONS.leads, "phone_e164", `+917${phone.slice(1)}`)).toEqual([]);

  const by = guest();
  const form = applicationForm({ phone: `8${phone.slice(1)}` });
  await call(
    "keepApplicationContact",
    { ...contact, request_id: form.request_id, phone: `8${phone.slice(1)}` },
    undefined,
    anyNetwork(),
  );
  await stageFiles(by.uid);
  await submit(form, by);
  // The same again, by another form: its beginning is nobody's half-way either.
  const again = { ...form, request_id: randomUUID() };
  await call(
    "keepApplicationContact",
    { ...contact, request_id: again.request_id, phone: `8${phone.slice(1)}` },
    undefined,
    anyNetwork(),
  );
  expect(await submit(again, by)).toMatchObject({ known: true });
  await careForApplications(later + 72 * 3_600_000);
  expect(await where(COLLECTIONS.leads, "phone_e164", `+918${phone.slice(1)}`)).toEqual([]);
});

test("[F-07] a paper asked for again is sent by the link of the mail, and nothing else is", async () => {
  const { id, form } = await submitted();
  const path = (await read(id)).documents.bankStatement?.path ?? "";
  const token = await askedAgain(id, path);
  const link = await call("lookAtPaperRequest", { token }, undefined, anyNetwork());
  expect(link).toEqual({
    application_id: id,
    papers: [{ slot: "bankStatement", reason: "It can't be read. Please send a clearer one. Page 2" }],
  });
  const by = guest();
  await stage(by.uid, "bankStatement", "1.pdf", pdf({ pages: [["better"]] }));
  await stage(by.uid, "idProof", "1.pdf", pdf({ pages: [["another"]] }), "application/pdf");
  const send = (slot: "idProof" | "bankStatement") =>
    call(
      "sendPapersAgain",
      { token, files: [{ slot, file: "1.pdf", name: "better.pdf" }] },
      by,
      anyNetwork(),
    );
  await refusal("link_not_valid", send("idProof"));
  expect(await send("bankStatement")).toEqual({ refused: [] });
  const { documents } = await read(id);
  expect(documents.bankStatement).toMatchObject({ status: "received", name: "better.pdf", reason: null });
  expect(documents.idProof?.name).toBe(form.files[1]?.name);
  expect(await namesIn(path)).toEqual([]);
  await refusal("link_not_valid", send("bankStatement"));
});

test("[F-07] a link that asks for papers is worth nothing once its days are over or the application is decided", async () => {
  const { id } = await submitted();
  const token = await askedAgain(id, (await read(id)).documents.bankStatement?.path ?? "");
  const look = () => call("lookAtPaperRequest", { token }, undefined, anyNetwork());
  expect((await look()).papers).toHaveLength(1);
  const by = guest();
  await stage(by.uid, "bankStatement", "1.pdf", pdf({ pages: [["better"]] }));
  const files = [{ slot: "bankStatement" as const, file: "1.pdf", name: "better.pdf" }];
  const send = () => call("sendPapersAgain", { token, files }, by, anyNetwork());
  const until = (ms: number) => applicationRef(id).update({ "paper_request.expires_at": timestamp(ms) });
  await until(Date.now() - 1_000);
  await refusal("link_not_valid", look());
  await refusal("link_not_valid", send());
  await until(Date.now() + 60_000);
  expect((await look()).papers).toHaveLength(1);
  await applicationRef(id).update({ status: "rejected" });
  await refusal("link_not_valid", look());
  await refusal("link_not_valid", send());
});

test("[F-04] what was staged and never sent is swept a week later, not before; a sent application keeps its files", async () => {
  const left = guest();
  await stageFiles(left.uid);
  const { id } = await submitted();
  for (const prefix of [`franchise-staging/${left.uid}/`, `franchise-applications/${id}/`]) {
    for (const path of await namesIn(prefix)) {
      const [{ timeCreated }] = await (await files()).file(path).getMetadata();
      await noteFile(path, timeCreated);
    }
  }
  await sweepFiles(Date.now() + 6 * DAY_MS);
  expect(await namesIn(`franchise-staging/${left.uid}/`)).toHaveLength(4);
  await sweepFiles(Date.now() + 8 * DAY_MS);
  expect(await namesIn(`franchise-staging/${left.uid}/`)).toEqual([]);
  expect(await namesIn(`franchise-applications/${id}/`)).toHaveLength(4);
});

test("[F-06] [F-08] [P-13] who applied in Hindi is written to in Hindi, with the reasons, and with links to the Hindi pages", async () => {
  const by = guest();
  await stageFiles(by.uid);
  const { application_id } = await submit({ ...applicationForm(), language: "hi" }, by);
  const id = application_id ?? "";
  const admin = await withAccount("admin");
  const path = (await read(id)).documents.idProof?.path ?? "";
  const mail = async (template: string) => {
    const mails = await where<OutboxMail>(COLLECTIONS.mail, "data.application_id", id);
    const queued = mails.find((one) => one.template === template);
    const content = queued && (await renderMail(queued));
    expect(content?.html).toContain('<html lang="hi-IN">');
    expect(content?.text).toMatch(/\/hi\/franchise\/track\?/);
    return `${content?.subject}\n${content?.text}`;
  };
  expect(await mail("application-received")).toContain(`आपके आवेदन की ID है ${id}।`);
  await call("startReview", { application_id: id }, admin);
  expect(await mail("application-under-review")).toMatch(
    /\d{1,2} \p{Script=Devanagari}+ 20\d\d तक हमारा जवाब/u,
  );
  const ask_again = { kind: "expired", words: null } as const;
  await call("judgePaper", { application_id: id, slot: "idProof", path, ask_again }, admin);
  expect(await mail("application-papers")).toContain(
    "पहचान का प्रमाण: इसकी तारीख़ निकल गई है। कृपया वह भेजें जो आज चालू हो।",
  );
  await call("rejectApplication", { application_id: id, kind: "experience", words: null }, admin);
  expect(await mail("application-rejected")).toContain("वजह: हमें इस काम में ज़्यादा अनुभव वाले लोग चाहिए");
  expect((await read(id)).review_notes).toBe("हमें इस काम में ज़्यादा अनुभव वाले लोग चाहिए");
});

/** As an administrator asks, and the mail goes out. @returns the token in the mail */
async function askedAgain(id: string, path: string): Promise<string> {
  const admin = await withAccount("admin");
  await call("startReview", { application_id: id }, admin);
  const ask_again = { kind: "unreadable", words: "Page 2" } as const;
  await call("judgePaper", { application_id: id, slot: "bankStatement", path, ask_again }, admin);
  const mails = await collection(COLLECTIONS.mail).where("data.application_id", "==", id).get();
  const asked = mails.docs.find((mail) => mail.get("template") === "application-papers");
  const outbox = asked && (await mailRef(asked.id).get()).data();
  const content = outbox && (await renderMail(outbox));
  expect(await deliverMail(asked?.id ?? "")).toBe("not_due");
  return /papers=([A-Za-z0-9_-]{43})/.exec(content?.text ?? "")?.[1] ?? "";
}
