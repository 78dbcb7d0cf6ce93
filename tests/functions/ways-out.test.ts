import "./own-project.ts";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { LinkState } from "@niyamdesk/domain/accounts/account";
import { COLLECTIONS, STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import type { Consultation, ConsultationStatus } from "@niyamdesk/domain/consultations/consultation";
import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import type { MailStatus, OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { StaffStatus } from "@niyamdesk/domain/staff/staff";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test, vi } from "vitest";
import { onDocumentChanged } from "../../functions/src/documents/on-document-changed.trigger.ts";
import { onFileStored } from "../../functions/src/documents/on-file-stored.trigger.ts";
import { remindOfConsultations, sendQueuedMail, sweepLeftovers } from "../../functions/src/jobs.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { files } from "../../functions/src/platform/storage.ts";
import { sweepFiles } from "../../functions/src/sweep/sweep-files.ts";
import { newEmail } from "../support/actors.ts";
import { linkIn } from "./action-links.ts";
import { book, newClient, newPartner } from "./directory.ts";
import { documentsRead } from "./documents-read.ts";
import { renderMail } from "./outbox.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";

useProduct();

/**
 * Every state of these records, and what ends it when nobody does anything about it for 90 days. A state is final, or one of the
 * schedules or an act of somebody who is told leads out of it; a new state does not compile without a row.
 */
type WayOut = "final" | (() => Promise<void>);

const C = COLLECTIONS;
const DAYS_MS = 86_400_000;
const LONG_AGO = Timestamp.fromMillis(Date.now() - 90 * DAYS_MS);
const IN_90_DAYS = Date.now() + 90 * DAYS_MS;
const exists = async (name: string, id: string) => (await collection(name).doc(id).get()).exists;

async function everyJob(now = Date.now()): Promise<void> {
  for (const run of [await remindOfConsultations(), await sweepLeftovers(now)]) expect(run.failed).toBe(0);
  await sendQueuedMail();
}

function walk(states: Readonly<Record<string, WayOut>>): void {
  for (const [state, way] of Object.entries(states)) {
    if (way !== "final") test(`[WAY-01] ${state}`, way);
  }
}

describe("mail", () => {
  let mails = 0;
  async function left(changes: Partial<OutboxMail>): Promise<string> {
    mails += 1;
    const id = `left_${mails}`;
    await collection(C.mail)
      .doc(id)
      .set({
        ...{ id, to: newEmail(), template: "account-deleted", data: { name: "" }, attempts: 1 },
        ...{ next_attempt_at: LONG_AGO, lease_until: null, sent_at: null, message_id: null },
        ...{ last_error: null, created_at: LONG_AGO, ...changes },
      });
    return id;
  }
  walk({
    queued: async () => {
      const id = await left({ status: "queued" });
      await everyJob();
      expect(await exists(C.mail, id)).toBe(false);
    },
    sending: async () => {
      const id = await left({ status: "sending", lease_until: LONG_AGO });
      const deadly = await left({ status: "sending", lease_until: LONG_AGO, attempts: 24 });
      await everyJob();
      expect(await exists(C.mail, id)).toBe(false);
      expect((await read<OutboxMail>(C.mail, deadly)).status).toBe("failed");
    },
    sent: "final",
    failed: "final",
  } satisfies Record<MailStatus, WayOut>);
});

describe("invitation and member of staff", () => {
  async function invited(): Promise<{ uid: string; email: string }> {
    const email = newEmail("invited");
    const invitation = { name: "Ravi Nair", email, role: "telecaller" } as const;
    const { uid } = await call("inviteStaff", invitation, await withAccount("admin"));
    const [mail] = await where<OutboxMail>(C.mail, "data.uid", uid);
    if (mail) await renderMail(mail);
    return { uid, email };
  }
  async function age(uid: string): Promise<void> {
    await collection(C.profiles).doc(uid).update({ created_at: LONG_AGO });
    await collection(C.ledger).doc(`invited_${uid}`).update({ expires_at: LONG_AGO });
  }
  walk({
    invited: async () => {
      const [left, lately] = [await invited(), await invited()];
      await age(left.uid);
      await everyJob();
      expect(await exists(C.profiles, left.uid)).toBe(false);
      await expect((await accounts()).getUser(left.uid)).rejects.toThrow();
      expect(await exists(C.ledger, `invited_${left.uid}`)).toBe(false);
      expect(await exists(C.profiles, lately.uid)).toBe(true);
      const again = { name: "Ravi Nair", email: left.email, role: "ca" } as const;
      expect((await call("inviteStaff", again, await withAccount("admin"))).uid).not.toBe(left.uid);

      // Accepted, and the process died before the profile said so.
      await (await accounts()).setCustomUserClaims(lately.uid, { role: "telecaller" });
      await age(lately.uid);
      await everyJob();
      expect(await read(C.profiles, lately.uid)).toMatchObject({ staff_status: "active" });
    },
    suspended: async () => {
      const [by, { uid }] = [await withAccount("admin"), await invited()];
      await call("suspendStaff", { uid, suspended: true }, by);
      await age(uid);
      await everyJob();
      await call("suspendStaff", { uid, suspended: false }, by);
      expect(await read(C.profiles, uid)).toMatchObject({ staff_status: "invited" });
    },
    active: "final",
  } satisfies Record<StaffStatus, WayOut>);
});

describe("consultation", () => {
  walk({
    booked: async () => {
      const id = await book(await newClient(), await newPartner());
      await collection(C.consultations).doc(id).update({ starts_at: LONG_AGO, ends_at: LONG_AGO });
      await everyJob();
      const closed = await read<Consultation>(C.consultations, id);
      expect(closed.status).toBe("completed");
      expect(closed.marked_at?.toMillis()).toBeGreaterThan(Date.now() - DAYS_MS);
      expect(await where(C.auditLog, "subject", `${C.consultations}/${id}`)).toMatchObject([
        { action: "consultation.closed", actor: "system" },
      ]);
    },
    completed: "final",
    no_show: "final",
    cancelled: "final",
  } satisfies Record<ConsultationStatus, WayOut>);

  test("[WAY-01] booked lately, and over, stays to be said", async () => {
    const id = await book(await newClient(), await newPartner());
    const yesterday = Timestamp.fromMillis(Date.now() - DAYS_MS);
    await collection(C.consultations).doc(id).update({ starts_at: yesterday, ends_at: yesterday });
    await everyJob();
    expect((await read<Consultation>(C.consultations, id)).status).toBe("booked");
  });
});

describe("account link", () => {
  /** Deleted by the collection's time-to-live, which the emulator does not keep. */
  const timeToLive = (collectionGroup: string) =>
    (
      JSON.parse(readFileSync("firestore.indexes.json", "utf8")) as {
        fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
      }
    ).fieldOverrides.find((entry) => entry.collectionGroup === collectionGroup && entry.ttl)?.fieldPath ??
    "none";

  walk({
    good: async () => {
      const email = newEmail();
      const person = await withAccount("client_user", { email });
      await call("sendVerificationMail", {}, person);
      const [mail] = await where<OutboxMail>(C.mail, "data.uid", person.uid);
      const content = mail && (await renderMail(mail));
      const token = linkIn(content?.text ?? "").get("token") ?? "";
      const [link] = (await collection(C.accountLinks).where("uid", "==", person.uid).get()).docs;
      await link?.ref.update({ expires_at: LONG_AGO });
      expect(await call("lookAtLink", { token })).toMatchObject({ state: "expired" });
      expect(await call("sendVerificationMail", {}, person)).toHaveProperty("wait_s");
      const erased = link?.get(timeToLive(C.accountLinks)) as Timestamp;
      expect(erased.toMillis()).toBeLessThan(IN_90_DAYS);
      // Limits, pauses and hours of mail beside it.
      const kept = await collection(C.ledger).get();
      const field = timeToLive(C.ledger);
      const without = kept.docs.filter((entry) => /^(rate|mail_pause|mail_hour|invit|staff)/.test(entry.id));
      expect(without.length).toBeGreaterThan(0);
      for (const entry of without) {
        expect((entry.get(field) as Timestamp).toMillis()).toBeLessThan(IN_90_DAYS);
      }
    },
    expired: "final",
    used: "final",
    replaced: "final",
    unknown: "final",
  } satisfies Record<LinkState, WayOut>);
});

describe("upload", () => {
  walk({
    staged: async () => {
      const path = `${STORAGE_FOLDERS.franchiseStaging}/somebody/idProof/id.pdf`;
      await upload(path);
      await everyJob();
      expect(await isThere(path)).toBe(true);
      await everyJob(IN_90_DAYS);
      expect(await isThere(path)).toBe(false);
    },
    "without a record": async () => {
      const folder = `${STORAGE_FOLDERS.clientDocuments}/somebody/ORD-1`;
      const [left, kept] = [`${folder}/doc_left/pan.pdf`, `${folder}/doc_kept/pan.pdf`];
      await Promise.all([upload(left), upload(kept)]);
      await collection(C.documents).doc("doc_kept").set({ path: kept, user_id: "somebody" });
      await everyJob(IN_90_DAYS);
      expect(await isThere(left)).toBe(false);
      expect(await isThere(kept)).toBe(true);
    },
  });

  test("[WAY-01] a file is looked at once, whatever is stored besides; one that came into its place meanwhile stays", async () => {
    const path = `${STORAGE_FOLDERS.clientDocuments}/somebody/ORD-1/doc_owned/pan.pdf`;
    await collection(C.documents).doc("doc_owned").set({ path, user_id: "somebody" });
    await upload(path);
    const listed = vi.spyOn(Object.getPrototypeOf(await files()), "getFiles");
    await sweepLeftovers(IN_90_DAYS);
    expect(await documentsRead(() => sweepFiles(IN_90_DAYS))).toBe(0);
    expect(listed).not.toHaveBeenCalled();
    listed.mockRestore();

    const staged = `${STORAGE_FOLDERS.franchiseStaging}/somebody/idProof/1.pdf`;
    const first = await upload(staged, new Date(Date.now() - 90 * DAYS_MS));
    // Another is there by now, and word of it has not come.
    await everyJob();
    expect(await isThere(staged)).toBe(true);
    await upload(staged);
    // Told again, and later than of the newer file.
    await onFileStored.run(first);
    await everyJob();
    expect(await isThere(staged)).toBe(true);
    await everyJob(IN_90_DAYS);
    expect(await isThere(staged)).toBe(false);
    await onFileStored.run(first);
    await everyJob();
    expect(await collection(C.storedFiles).where("path", "==", staged).get()).toHaveProperty("size", 0);
  });

  /** As Storage tells of it. */
  async function upload(path: string, timeCreated = new Date()): Promise<never> {
    await (await files()).file(path).save("a file");
    const event = { id: path, data: { name: path, timeCreated: timeCreated.toISOString() } } as never;
    await onFileStored.run(event);
    return event;
  }
  const isThere = async (path: string) => (await (await files()).file(path).exists())[0];
});

describe("document", () => {
  async function announced(): Promise<ClientDocument> {
    const client = await newClient();
    const order_id = `ORD-${client.uid.slice(0, 8).toUpperCase()}`;
    await collection(C.orders).doc(order_id).set({ id: order_id, user_id: client.uid });
    const wanted = {
      order_id,
      slot: "pan",
      name: "pan.pdf",
      content_type: "application/pdf",
      size: 6,
      sha256: createHash("sha256").update("a file").digest("hex"),
    } as const;
    const request = { ...wanted, request_id: `request-${client.uid}` };
    const { document_id } = await call("announceDocument", request, client);
    return read<ClientDocument>(C.documents, document_id);
  }
  walk({
    announced: async () => {
      const [left, arrived] = [await announced(), await announced()];
      // Its file is there, and word of it was lost.
      await (await files()).file(arrived.path).save("a file");
      await everyJob();
      expect(await exists(C.documents, left.id)).toBe(true);
      await everyJob(IN_90_DAYS);
      expect(await exists(C.documents, left.id)).toBe(false);
      expect(await read(C.documents, arrived.id)).toMatchObject({ status: "uploaded" });
    },
    uploaded: async () => {
      const { id, path } = await announced();
      await (await files()).file(path).save("a file");
      await onFileStored.run({ id, data: { name: path } } as never);
      await everyJob();
      const before = await collection(C.documents).doc(id).get();
      expect(before.get("check_asked_at")).toBeUndefined();
      // Nothing was heard of its check.
      await everyJob(Date.now() + 2 * DAYS_MS);
      const after = await collection(C.documents).doc(id).get();
      await onDocumentChanged.run({ params: { documentId: id }, data: { before, after } } as never);
      expect(await read(C.documents, id)).toMatchObject({ status: "refused", refusal: "wrong_kind" });
    },
    // Staff says the rest; another one takes its place.
    received: "final",
    refused: "final",
    accepted: "final",
    rejected: "final",
    replaced: "final",
  } satisfies Record<ClientDocument["status"], WayOut>);
});
