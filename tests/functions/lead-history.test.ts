import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { beforeAll, describe, expect, test } from "vitest";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { contactMessageRef, orderRef, paymentRef } from "../../functions/src/platform/refs.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { AT_ANY_TIME, ended, newCallId, newLead, newTelecaller, setHours } from "./telecalling.ts";

useProduct();
beforeAll(() => setHours(AT_ANY_TIME));

type Caller = Awaited<ReturnType<typeof newTelecaller>>;

async function callOnce(caller: Caller, lead_id: string, changes: Parameters<typeof ended>[1] = {}) {
  const call_id = newCallId();
  await call("startCall", { call_id, lead_id, device: "desk" }, caller);
  await call("saveCall", ended(call_id, changes), caller);
  return call_id;
}

const historyOf = (lead_id: string, caller: Caller) => call("leadHistory", { lead_id }, caller);

describe("what happened with a person", () => {
  test("[T-02] everybody's calls with them are there, whoever has them now, with the caller's first name", async () => {
    const [first, second] = [await newTelecaller("Asha Pillai"), await newTelecaller("Pooja Rao")];
    const lead = await newLead();
    await callOnce(first, lead.id, { notes: "Gathers statements" });
    await call("handBackLeads", { lead_ids: [lead.id] }, first);
    await callOnce(second, lead.id, { status: "no_answer", disposition: null });
    const { entries } = await historyOf(lead.id, second);
    expect(entries.map((entry) => entry.kind === "call" && [entry.by, entry.status, entry.notes])).toEqual([
      ["Pooja", "no_answer", ""],
      ["Asha", "connected", "Gathers statements"],
    ]);
  });

  test("[T-02] what they wrote and bought is there; of an order only its name, state, amount and whether it is paid", async () => {
    const caller = await newTelecaller();
    const lead = await newLead({ assigned_to: caller.uid });
    await contactMessageRef(`message-${lead.id}`).set({
      ...{ id: `message-${lead.id}`, name: lead.name, email: null, phone: lead.phone_e164 },
      ...{ message: "Bakery opens in January", service_id: null, topic: null, lead_id: lead.id },
      ...{ status: "new", created_at: timestamp(1_000) },
    });
    const order = `ORD-${lead.id}`;
    await paymentRef(`pay_${lead.id}`).set({ id: `pay_${lead.id}`, status: "completed" } as never);
    await orderRef(order).set({
      ...{
        id: order,
        user_id: "somebody",
        service_name: "GST registration",
        amount: 1769,
        status: "pending",
      },
      ...{
        customer_info: { name: "Secret name", email: "secret@niyamdesk.example", phone: lead.phone_e164 },
      },
      ...{
        date: timestamp(2_000),
        payment_id: `pay_${lead.id}`,
        timeline: [{ description: "Secret words" }],
      },
    } as never);
    const { entries } = await historyOf(lead.id, caller);
    expect(entries).toEqual([
      {
        ...{ kind: "order", id: order, at: 2_000, service: "GST registration", status: "pending" },
        ...{ amount: 1769, payment: "completed" },
      },
      {
        ...{ kind: "message", id: `message-${lead.id}`, at: 1_000, text: "Bakery opens in January" },
        service_id: null,
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain("Secret");
  });

  test("[T-02] where people moved it is there, with who did; what was undone is a move of its own", async () => {
    const caller = await newTelecaller("Asha Pillai");
    const lead = await newLead({ assigned_to: caller.uid });
    await call("moveLead", { lead_id: lead.id, seen: "new", to: "qualified" }, caller);
    await call("moveLead", { lead_id: lead.id, seen: "qualified", to: "converted" }, caller);
    await call("takeBackConversion", { lead_id: lead.id, reason: "Pressed by mistake" }, caller);
    const { entries } = await historyOf(lead.id, caller);
    expect(entries.map((entry) => entry.kind === "move" && [entry.by, entry.to])).toEqual([
      ["Asha", "qualified"],
      ["Asha", "converted"],
      ["Asha", "qualified"],
    ]);
  });

  test("[T-02] a lead that became part of another one leads there, whoever may see that one; taken apart it is there again", async () => {
    const [caller, other] = [await newTelecaller(), await newTelecaller("Pooja Rao")];
    const [keep, twin] = [
      await newLead({ assigned_to: caller.uid, name: "Asha Pillai" }),
      await newLead({ assigned_to: caller.uid }),
    ];
    const merge = { keep_id: keep.id, merged_id: twin.id };
    await call("mergeLeads", merge, caller);
    expect(await refusal("lead_merged", historyOf(twin.id, caller))).toEqual({
      ...{ id: keep.id, name: "Asha Pillai" },
    });
    await refusal("lead_taken", historyOf(twin.id, other));
    await call("undoMerge", merge, caller);
    expect((await historyOf(twin.id, caller)).entries).toEqual([]);
  });

  test("[T-02] [T-08] [Z-22] another's lead is not told of, but with whom it is; to a CA who never had it, it does not exist; an administrator reads it", async () => {
    const [owner, other] = [await newTelecaller("Pooja Rao"), await newTelecaller()];
    const lead = await newLead();
    expect(await historyOf(lead.id, other)).toEqual({ entries: [] });
    await call("claimLead", { lead_id: lead.id }, owner);
    expect(await refusal("lead_taken", historyOf(lead.id, other))).toEqual({ by: "Pooja" });
    const ca = await withAccount("ca");
    await refusal("lead_not_found", historyOf(lead.id, ca));
    await refusal("lead_not_found", historyOf("nobody", other));
    const admin = await withAccount("admin");
    expect(await historyOf(lead.id, admin)).toEqual({ entries: [] });
    await refusal("lead_not_found", historyOf("nobody", admin));
    const closed = await newLead({ status: "lost" });
    await refusal("lead_not_found", historyOf(closed.id, other));
    expect(await where(COLLECTIONS.telecallerCalls, "lead_id", lead.id)).toEqual([]);
  });
});
