import "./own-project.ts";
import { DocumentReference } from "@google-cloud/firestore";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { TelecallerCall } from "@niyamdesk/domain/calls/call";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { leadBelongings } from "../../functions/src/leads/belongings.ts";
import { careForLeads } from "../../functions/src/leads/care-for-leads.ts";
import { merge } from "../../functions/src/leads/merge.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import type { Caller } from "../../functions/src/platform/caller.ts";
import { mergedLeadRef } from "../../functions/src/platform/refs.ts";
import { newPhone } from "../support/actors.ts";
import { useProduct, withAccount } from "./product.ts";
import { collection, where } from "./records.ts";
import { AT_ANY_TIME, leadNow, newLead, setHours } from "./telecalling.ts";

useProduct();
beforeAll(() => setHours(AT_ANY_TIME));
const admin = { uid: "the-office", role: "admin" } as Caller;

/** A client whom leads are of by their number. */
async function clientWithNumber() {
  const { uid } = await withAccount("client_user");
  const phone = newPhone();
  return { phone, account: await (await accounts()).updateUser(uid, { phoneNumber: phone }) };
}

/** A lead with the work that somebody has had with it. */
async function worked(changes: Partial<Lead>): Promise<Lead> {
  const lead = await newLead(changes);
  const said = { lead_id: lead.id, lead_name: lead.name, lead_phone: lead.phone_e164 };
  for (const at of [1, 2]) {
    const call = { ...said, notes: "Owes us an answer", telecaller_id: "asha", follow_up_required: true };
    await collection(COLLECTIONS.telecallerCalls).doc(`call-${at}-${lead.id}`).set(call);
    const task = { lead_id: lead.id, title: "Ask again", notes: "About the loan", owner: "asha" };
    await collection(COLLECTIONS.tasks).doc(`task-${at}-${lead.id}`).set(task);
  }
  return lead;
}

const callsOf = async (lead_id: string) =>
  (await where<TelecallerCall>(COLLECTIONS.telecallerCalls, "lead_id", lead_id)).map(
    ({ notes, lead_name, lead_phone }) => ({ notes, lead_name, lead_phone }),
  );
const left = async (lead_id: string) => ({
  calls: await callsOf(lead_id),
  tasks: (await where(COLLECTIONS.tasks, "lead_id", lead_id)).length,
});
const REDACTED = { notes: "", lead_name: "Erased", lead_phone: "" };
const unfinished = () => where(COLLECTIONS.ledger, "erasure", "to_be_finished");

/** Dies at the first call that it would have redacted. */
async function eraseAndDie(account: Awaited<ReturnType<typeof clientWithNumber>>["account"]): Promise<void> {
  const died = vi.spyOn(DocumentReference.prototype, "update").mockRejectedValueOnce(new Error("killed"));
  await expect(leadBelongings.erase?.(account)).rejects.toThrow("killed");
  died.mockRestore();
}

describe("[O-04] an erasure that was killed when the lead was gone", () => {
  test("is ended by the job: what was said in calls and noted in tasks goes without anybody asking again", async () => {
    const { phone, account } = await clientWithNumber();
    const lead = await worked({ phone_e164: phone });
    await eraseAndDie(account);
    await expect(leadNow(lead.id)).rejects.toThrow("There is no");
    expect(await left(lead.id)).toMatchObject({ tasks: 2 });
    await careForLeads();
    expect(await left(lead.id)).toEqual({ calls: [REDACTED, REDACTED], tasks: 0 });
    expect(await unfinished()).toEqual([]);
    await careForLeads();
  });

  test("reaches what belonged to leads that had become part of it, moved or not", async () => {
    const { phone, account } = await clientWithNumber();
    const [keep, other] = [await worked({ phone_e164: phone }), await worked({})];
    // The merge died as well, before it moved a call.
    const died = vi.spyOn(DocumentReference.prototype, "update").mockRejectedValueOnce(new Error("killed"));
    await expect(merge(keep.id, other.id, admin)).rejects.toThrow("killed");
    died.mockRestore();
    await eraseAndDie(account);
    await careForLeads();
    for (const id of [keep.id, other.id]) {
      expect(await left(id)).toEqual({ calls: [REDACTED, REDACTED], tasks: 0 });
    }
    expect(await unfinished()).toEqual([]);
  });

  test("of one that had become part of somebody else's leaves them theirs", async () => {
    const { phone, account } = await clientWithNumber();
    const [theirs, own] = [await worked({ name: "Ravi" }), await worked({ phone_e164: phone })];
    await merge(theirs.id, own.id, admin);
    await eraseAndDie(account);
    expect((await mergedLeadRef(own.id).get()).exists).toBe(false);
    await careForLeads();
    expect(await left(own.id)).toEqual({ calls: [], tasks: 0 });
    const kept = await left(theirs.id);
    expect(kept.tasks).toBe(2);
    expect(kept.calls.filter(({ notes }) => notes === "Owes us an answer")).toHaveLength(2);
    expect(kept.calls.filter(({ notes }) => notes === "")).toHaveLength(2);
    for (const call of kept.calls) expect(call.lead_name).toBe("Ravi");
    expect(await leadNow(theirs.id)).toMatchObject({ name: "Ravi", merges: [] });
    expect(await unfinished()).toEqual([]);
  });
});
