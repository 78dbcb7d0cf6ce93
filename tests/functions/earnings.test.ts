import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CaFee } from "@niyamdesk/domain/earnings/ca-fee";
import type { FeePayout } from "@niyamdesk/domain/earnings/fee-payout";
import { CA_FEES, FEE_AGREEMENTS, FEE_PAYOUTS } from "@niyamdesk/domain/earnings/queries";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Order } from "@niyamdesk/domain/orders/order";
import { istDay } from "@niyamdesk/domain/time/time";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { earnOfDay } from "../../functions/src/earnings/agree-fees.ts";
import { keepConsultationFee, keepFee, keepOrderFee } from "../../functions/src/earnings/keep-fees.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import {
  consultationRef,
  orderRef,
  paymentRef,
  profileRef,
  recordRef,
} from "../../functions/src/platform/refs.ts";
import { book, moveTo, newClient, newPartner } from "./directory.ts";
import { newAdmin, newWorker, type Person } from "./order-work.ts";
import { renderMail } from "./outbox.ts";
import { call, useProduct } from "./product.ts";
import { where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const MONTH = istDay(Date.now()).slice(0, 7);
const GST = 40_000;
const TALK = 30_000;
const key = () => randomUUID();

/** Somebody with whom a registration and a consultation were agreed long ago. */
async function agreedWith(uid: string, name = "Kavita Rao", fee = GST): Promise<void> {
  await recordRef(FEE_AGREEMENTS, uid).set({
    ...{ ca_id: uid, ca_name: name, pan: null, gstin: null, payouts: 0, updated_at: timestamp() },
    fees: [
      { service_id: "gst-registration", from: "2020-01-01", amount_paise: fee },
      { service_id: null, from: "2020-01-01", amount_paise: TALK },
    ],
  });
}

async function newCa(fee = GST): Promise<Person> {
  const ca = await newWorker({ role: "ca", name: "Kavita Rao" });
  await agreedWith(ca.uid, ca.name, fee);
  return ca;
}

/** A completed order of a CA's with the payment that carries it. */
async function newCompleted(ca: Person, changes: Partial<Order> = {}): Promise<string> {
  const id = `ORD-${randomUUID().slice(0, 12).toUpperCase()}`;
  await paymentRef(`pay_${id}`).set({
    id: `pay_${id}`,
    order_id: id,
    amount_paise: 176_900,
    refunds: [],
  } as never);
  await orderRef(id).set({
    ...{ id, user_id: "client", service_id: "gst-registration", service_name: "GST registration" },
    ...{ status: "completed", assigned_to: ca.uid, payment_id: `pay_${id}`, completed_at: timestamp() },
    ...{ created_at: timestamp(), updated_at: timestamp(), ...changes },
  } as never);
  await keepOrderFee(id);
  return id;
}

const linesOf = (causeId: string) => where<CaFee>(CA_FEES, "cause_id", causeId);
const payoutsOf = ({ uid }: Person) => where<FeePayout>(FEE_PAYOUTS, "ca_id", uid);
const net = (lines: readonly CaFee[]) =>
  lines
    .filter(({ status }) => status !== "reversed")
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);

/** Begins a payment of what was seen. */
const begin = (ca: Person, admin: Person, seen_paise: number, request_id = key()) =>
  call("beginFees", { month: MONTH, request_id, payments: [{ ca_id: ca.uid, seen_paise }] }, admin);

/** All that is begun for a CA has been carried out by the bank. */
async function note(ca: Person, admin: Person, reference = "UTR-1"): Promise<void> {
  for (const { batch_id, status } of await payoutsOf(ca)) {
    if (status === "begun") await call("payFees", { batch_id, reference }, admin);
  }
}

async function pay(ca: Person, admin: Person, seen_paise: number): Promise<void> {
  await begin(ca, admin, seen_paise);
  await note(ca, admin);
}

const statesOf = async (causeId: string) =>
  (await linesOf(causeId)).map(({ kind, status, amount_paise }) => [kind, status, amount_paise]).sort();

async function waitingOf(ca: Person, admin: Person) {
  const { waiting } = await call("feesToPay", { month: MONTH }, admin);
  return waiting.find(({ ca_id }) => ca_id === ca.uid);
}

const refunded = (amount: number) => ({
  refunds:
    amount === 0
      ? []
      : [{ id: "rfnd_1", amount_paise: amount, status: "processed", created_at: timestamp() }],
});

test("[K-03] an administrator agrees fees from today on or later, with a CA only, seen before they are changed; each time in the audit log", async () => {
  const [admin, ca] = [await newAdmin(), await newWorker({ role: "ca" })];
  const today = istDay(Date.now());
  const agree = (changes: object = {}) =>
    call(
      "agreeFees",
      {
        ca_id: ca.uid,
        seen_at: null,
        from: today,
        fees: [{ service_id: null, amount_paise: TALK }],
        ...changes,
      },
      admin,
    );
  await refusal("invalid_input", agree({ from: "2020-01-01" }));
  await refusal("invalid_input", agree({ fees: [{ service_id: null, amount_paise: 150 }] }));
  await refusal("staff_not_found", agree({ ca_id: admin.uid }));
  await agree();
  await refusal("changed_meanwhile", agree());
  const known = (await recordRef(FEE_AGREEMENTS, ca.uid).get()).data();
  const seen_at = known?.updated_at.toMillis();
  await agree({ seen_at, from: "2099-01-01", fees: [{ service_id: null, amount_paise: 0 }] });
  expect((await recordRef(FEE_AGREEMENTS, ca.uid).get()).data()?.fees).toEqual([
    { service_id: null, from: today, amount_paise: TALK },
    { service_id: null, from: "2099-01-01", amount_paise: 0 },
  ]);
  const audited = await where<{ action: string }>(
    COLLECTIONS.auditLog,
    "subject",
    `${FEE_AGREEMENTS}/${ca.uid}`,
  );
  expect(audited.map(({ action }) => action)).toEqual(["fees.agreed", "fees.agreed"]);
});

test("[K-03] a completed order accrues its agreed fee once, however often and at once it is told; none without an agreement, none of another's work", async () => {
  const [ca, other] = [await newCa(), await newWorker({ role: "ca" })];
  const order = await newCompleted(ca);
  await Promise.all(Array.from({ length: 10 }, () => keepOrderFee(order)));
  const [line, ...more] = await linesOf(order);
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    ...{ ca_id: ca.uid, amount_paise: GST, status: "accrued", cause: "order", month: MONTH },
    service_name: "GST registration",
  });
  expect(JSON.stringify(line)).not.toContain("client");
  expect(await linesOf(await newCompleted(other))).toEqual([]);
  expect(await linesOf(await newCompleted(ca, { service_id: "iec" }))).toEqual([]);
  expect(await linesOf(await newCompleted(ca, { status: "processing" }))).toEqual([]);
});

test("[K-03] what was done earlier on the day of the agreement is earned, too", async () => {
  const ca = await newWorker({ role: "ca" });
  const order = await newCompleted(ca);
  expect(await linesOf(order)).toEqual([]);
  await agreedWith(ca.uid);
  await earnOfDay(ca.uid, Date.now());
  expect(net(await linesOf(order))).toBe(GST);
});

test("[K-03] a fee that was mistyped is corrected the same day, also where it was earned already; what was paid stays as it was paid", async () => {
  const [admin, ca] = [await newAdmin(), await newWorker({ role: "ca" })];
  const agreeOn = async (amount_paise: number) => {
    const known = (await recordRef(FEE_AGREEMENTS, ca.uid).get()).data();
    const fees = [{ service_id: "gst-registration", amount_paise }];
    const from = istDay(Date.now());
    await call(
      "agreeFees",
      { ca_id: ca.uid, seen_at: known?.updated_at.toMillis() ?? null, from, fees },
      admin,
    );
    await earnOfDay(ca.uid, Date.now());
  };
  await agreeOn(40_000_00);
  const order = await newCompleted(ca);
  const corrected = async (amount_paise: number) => {
    await agreeOn(amount_paise);
    return (await linesOf(order)).map((line) => [line.status, line.amount_paise]);
  };
  expect(await corrected(GST)).toEqual([["accrued", GST]]);
  expect(await waitingOf(ca, admin)).toMatchObject({ fees_paise: GST });
  expect(await corrected(0)).toEqual([["reversed", GST]]);
  expect(await waitingOf(ca, admin)).toBeUndefined();
  expect(await corrected(50_000)).toEqual([["accrued", 50_000]]);
  await pay(ca, admin, 50_000);
  expect(await corrected(60_000)).toEqual([["paid", 50_000]]);
});

test("[K-03] whoever is no CA any more earns nothing by an agreement of before; what was earned is still due", async () => {
  const [admin, ca] = [await newAdmin(), await newCa()];
  const before = await newCompleted(ca);
  await profileRef(ca.uid).update({ role: "tax_executive" });
  expect(await linesOf(await newCompleted(ca))).toEqual([]);
  await keepOrderFee(before);
  expect(net(await linesOf(before))).toBe(GST);
  expect(await waitingOf(ca, admin)).toMatchObject({ fees_paise: GST, lines: 1 });
});

test("[K-03] a consultation that was held earns its fee; corrected, it is taken back; erased with its client, it stays", async () => {
  const [partner, client] = [await newPartner(), await newClient()];
  await profileRef(partner.uid).set({ role: "ca", name: "Kavita Rao" } as never);
  await agreedWith(partner.uid);
  const id = await book(client, partner);
  await moveTo(id, -3_600_000);
  await keepConsultationFee(id);
  expect(await linesOf(id)).toEqual([]);
  const say = async (outcome: "completed" | "no_show") => {
    await call("endConsultation", { consultation_id: id, outcome }, partner);
    await keepConsultationFee(id);
    return (await linesOf(id)).map(({ status, amount_paise }) => [status, amount_paise]);
  };
  expect(await say("completed")).toEqual([["accrued", TALK]]);
  expect(await say("no_show")).toEqual([["reversed", TALK]]);
  expect(await say("completed")).toEqual([["accrued", TALK]]);
  await consultationRef(id).delete();
  await keepConsultationFee(id);
  expect(net(await linesOf(id))).toBe(TALK);
});

test("[K-03] a full refund takes a fee back, a part of it does not; of one that was paid it is a line of its own, which the next payment counts", async () => {
  const [admin, ca] = [await newAdmin(), await newCa()];
  const order = await newCompleted(ca);
  const refund = async (amount: number) => {
    await paymentRef(`pay_${order}`).update(refunded(amount) as never);
    await keepOrderFee(order);
    return net(await linesOf(order));
  };
  expect(await refund(100_000)).toBe(GST);
  expect(await refund(176_900)).toBe(0);
  expect(await refund(0)).toBe(GST);
  await pay(ca, admin, GST);
  expect(await refund(176_900)).toBe(0);
  expect(await statesOf(order)).toEqual([
    ["earned", "paid", GST],
    ["taken_back", "accrued", -GST],
  ]);
  await newCompleted(ca);
  await newCompleted(ca);
  expect(await waitingOf(ca, admin)).toMatchObject({ fees_paise: GST, lines: 3 });
});

test("[K-03] a payment is begun once by its key, as it was seen, with tax withheld above the year's threshold; two at once pay nothing twice", async () => {
  const [admin, ca] = [await newAdmin(), await newCa(30_000_00)];
  await recordRef(FEE_AGREEMENTS, ca.uid).update({ pan: "ABCPR1234F" });
  await newCompleted(ca);
  const first = await waitingOf(ca, admin);
  expect(first).toMatchObject({ fees_paise: 30_000_00, tds_paise: 0, total_paise: 30_000_00, lines: 1 });
  await refusal("changed_meanwhile", begin(ca, admin, 1));
  const once = key();
  const begun = await Promise.allSettled([
    begin(ca, admin, 30_000_00, once),
    begin(ca, admin, 30_000_00, once),
    begin(ca, admin, 30_000_00),
  ]);
  expect(begun.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  expect(await payoutsOf(ca)).toMatchObject([{ status: "begun", total_paise: 30_000_00, reference: null }]);
  expect(await waitingOf(ca, admin)).toBeUndefined();
  await newCompleted(ca);
  // 10 percent of 60,000, since the year is above 50,000 now, with what the bank is still to carry out.
  const second = { fees_paise: 30_000_00, tds_percent: 10, tds_paise: 6_000_00 };
  expect(await waitingOf(ca, admin)).toMatchObject(second);
  await pay(ca, admin, 24_000_00);
  expect((await payoutsOf(ca)).reduce((sum, { total_paise }) => sum + total_paise, 0)).toBe(54_000_00);
  expect(await waitingOf(ca, admin)).toBeUndefined();
  expect(await call("ownFeeMonths", {}, ca)).toEqual({
    months: [{ month: MONTH, earned_paise: 60_000_00, orders: 2, consultations: 0, waiting_paise: 0 }],
  });
});

test("[K-03] what is being paid stands still: the bank's reference is noted whatever changed meanwhile, once, and what changed is a line of its own", async () => {
  const [admin, ca] = [await newAdmin(), await newCa()];
  const order = await newCompleted(ca);
  await begin(ca, admin, GST);
  await orderRef(order).update({ status: "processing" });
  await keepOrderFee(order);
  await newCompleted(ca);
  await recordRef(FEE_AGREEMENTS, ca.uid).update({ fees: [] });
  await keepOrderFee(order);
  expect(await statesOf(order)).toEqual([
    ["earned", "in_payout", GST],
    ["taken_back", "accrued", -GST],
  ]);
  const months = { month: MONTH, earned_paise: GST, orders: 2, consultations: 0, waiting_paise: GST };
  expect(await call("ownFeeMonths", {}, ca)).toEqual({ months: [months] });
  const [batch] = await payoutsOf(ca);
  const noted = (reference: string) => call("payFees", { batch_id: batch?.batch_id ?? "", reference }, admin);
  await Promise.all([noted("UTR-7"), noted("UTR-7")]);
  await refusal("payout_done", noted("UTR-8"));
  await refusal("payout_done", call("callOffFees", { payout_id: batch?.id ?? "" }, admin));
  await refusal("payout_not_found", call("payFees", { batch_id: "fees_none", reference: "UTR-9" }, admin));
  expect(await payoutsOf(ca)).toMatchObject([
    { status: "paid", reference: "UTR-7", fees_paise: GST, total_paise: GST, paid_by: admin.uid },
  ]);
  expect(await statesOf(order)).toEqual([
    ["earned", "paid", GST],
    ["taken_back", "accrued", -GST],
  ]);
  const audited = await where<{ action: string }>(
    COLLECTIONS.auditLog,
    "subject",
    `${FEE_PAYOUTS}/${batch?.id}`,
  );
  expect(audited.map(({ action }) => action).sort()).toEqual(["fees.begun", "fees.paid"]);
});

test("[K-03] a payment that is called off gives its lines back, which follow what is agreed by now, and counts for no tax; it is neither noted nor begun again by its key", async () => {
  const [admin, ca] = [await newAdmin(), await newCa(60_000_00)];
  const order = await newCompleted(ca);
  const due = { fees_paise: 60_000_00, tds_percent: 20, total_paise: 48_000_00 };
  expect(await waitingOf(ca, admin)).toMatchObject(due);
  const once = key();
  await begin(ca, admin, 48_000_00, once);
  const [payout] = await payoutsOf(ca);
  const callOff = () => call("callOffFees", { payout_id: payout?.id ?? "" }, admin);
  await Promise.all([callOff(), callOff()]);
  expect(await waitingOf(ca, admin)).toMatchObject(due);
  await begin(ca, admin, 48_000_00, once);
  expect(await payoutsOf(ca)).toMatchObject([{ status: "called_off", reference: null }]);
  const noted = call("payFees", { batch_id: payout?.batch_id ?? "", reference: "UTR-5" }, admin);
  await refusal("payout_not_found", noted);
  await agreedWith(ca.uid, ca.name, 10_000_00);
  await keepFee(`order_${order}_${ca.uid}`);
  const lesser = { fees_paise: 10_000_00, tds_percent: 0, tds_paise: 0, total_paise: 10_000_00 };
  expect(await waitingOf(ca, admin)).toMatchObject(lesser);
  await pay(ca, admin, 10_000_00);
  expect(await statesOf(order)).toEqual([["earned", "paid", 10_000_00]]);
  const audited = await where<{ action: string }>(
    COLLECTIONS.auditLog,
    "subject",
    `${FEE_PAYOUTS}/${payout?.id}`,
  );
  expect(audited.map(({ action }) => action).sort()).toEqual(["fees.begun", "fees.called_off"]);
});

test("[K-03] tax and GST go by the PAN and GSTIN that an administrator keeps with the agreement, not by what the CA's profile says; the payment keeps them", async () => {
  const [admin, ca] = [await newAdmin(), await newWorker({ role: "ca" })];
  const gstin = "29ABCPR1234F1ZU";
  const agree = async (
    ids: { pan?: string; gstin?: string },
    fees: { service_id: string; amount_paise: number }[] = [],
  ) => {
    const seen_at = (await recordRef(FEE_AGREEMENTS, ca.uid).get()).data()?.updated_at.toMillis() ?? null;
    await call("agreeFees", { ca_id: ca.uid, seen_at, from: istDay(Date.now()), fees, ...ids }, admin);
    return (await recordRef(FEE_AGREEMENTS, ca.uid).get()).data();
  };
  await profileRef(ca.uid).update({ pan: "ABCPR1234F", gstin });
  await agree({}, [{ service_id: "gst-registration", amount_paise: 60_000_00 }]);
  await newCompleted(ca);
  expect(await waitingOf(ca, admin)).toMatchObject({
    ...{
      pan_end: null,
      gstin_end: null,
      gst_percent: 0,
      gst_paise: 0,
      tds_percent: 20,
      tds_paise: 12_000_00,
    },
  });
  await refusal("invalid_input", agree({ pan: "ABCPR12345" }));
  await refusal("invalid_input", agree({ gstin: "29ABCPR1234F1ZA" }));
  await refusal("invalid_input", agree({ pan: "ABCPR9999F", gstin }));
  expect(await agree({ pan: "abcpr 1234 f" })).toMatchObject({ pan: "ABCPR1234F", gstin: null });
  expect(await waitingOf(ca, admin)).toMatchObject({ gst_paise: 0, tds_percent: 10, pan_end: "234F" });
  expect(await agree({ gstin })).toMatchObject({
    pan: "ABCPR1234F",
    gstin,
    fees: [{ amount_paise: 60_000_00 }],
  });
  const sums = {
    gst_percent: 18,
    gst_paise: 10_800_00,
    tds_percent: 10,
    tds_paise: 6_000_00,
    total_paise: 64_800_00,
  };
  expect(await waitingOf(ca, admin)).toMatchObject({ ...sums, pan_end: "234F", gstin_end: gstin.slice(-4) });
  await pay(ca, admin, 64_800_00);
  expect(await payoutsOf(ca)).toMatchObject([{ pan: "ABCPR1234F", gstin, ...sums }]);
  const audited = await where<object>(COLLECTIONS.auditLog, "subject", `${FEE_AGREEMENTS}/${ca.uid}`);
  expect(JSON.stringify(audited)).toContain(`"gstin_end":"${gstin.slice(-4)}"`);
  expect(JSON.stringify(audited)).not.toContain("ABCPR1234F");
});

test("[K-03] while the bank decides about the client's money its fee is held and not paid", async () => {
  const [admin, ca] = [await newAdmin(), await newCa()];
  const order = await newCompleted(ca);
  const dispute = { id: "disp_1", status: "open", amount_paise: 176_900, deducted_paise: 0 };
  await paymentRef(`pay_${order}`).update({ disputes: [dispute] } as never);
  await keepOrderFee(order);
  expect(await waitingOf(ca, admin)).toMatchObject({ fees_paise: 0, lines: 0, held_paise: GST });
  await newCompleted(ca);
  expect(await waitingOf(ca, admin)).toMatchObject({ fees_paise: GST, lines: 1, held_paise: GST });
});

/** Begins, notes or calls off what there is to pay. */
async function payAct(act: string, ca: Person, admin: Person): Promise<void> {
  if (act === "begin") {
    const due = await waitingOf(ca, admin);
    if (due !== undefined && due.total_paise > 0) await begin(ca, admin, due.total_paise);
  }
  if (act === "note") await note(ca, admin);
  if (act === "call off") {
    const [begun] = (await payoutsOf(ca)).filter(({ status }) => status === "begun");
    if (begun) await call("callOffFees", { payout_id: begun.id }, admin);
  }
}

test("[K-03] in any order of completing, reopening, refunding, disputing, handing over, correcting, paying and calling off, each CA has what is due, and was paid what the payments say", async () => {
  const act = fc.constantFrom(
    "complete",
    "reopen",
    "refund",
    "unrefund",
    "hold",
    "release",
    "hand",
    "agree",
    "begin",
    "begin",
    "note",
    "call off",
    "tell",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      const admin = await newAdmin();
      const both = [await newCa(), await newCa(GST * 2)] as const;
      const order = await newCompleted(both[0], { status: "processing" });
      let fee = GST;
      for (const one of [...acts, "release", "tell"]) {
        const now = (await orderRef(order).get()).data();
        if (one === "complete") await orderRef(order).update({ status: "completed" });
        if (one === "reopen") await orderRef(order).update({ status: "processing" });
        if (one === "refund" || one === "unrefund")
          await paymentRef(`pay_${order}`).update(refunded(one === "refund" ? 176_900 : 0) as never);
        if (one === "hold" || one === "release") {
          const dispute = {
            id: "disp_1",
            status: one === "hold" ? "open" : "won",
            amount_paise: 1,
            deducted_paise: 0,
          };
          await paymentRef(`pay_${order}`).update({ disputes: [dispute] } as never);
        }
        if (one === "hand")
          await orderRef(order).update({ assigned_to: both[now?.assigned_to === both[0].uid ? 1 : 0].uid });
        if (one === "agree") {
          fee = fee === GST ? GST / 2 : GST;
          for (const ca of both) await agreedWith(ca.uid, ca.name, fee * (both.indexOf(ca) + 1));
        }
        for (const ca of both) await payAct(one, ca, admin);
        // A trigger comes late, and several come at once.
        await Promise.all([keepOrderFee(order), keepOrderFee(order)]);
      }
      const end = (await orderRef(order).get()).data();
      const isBack = ((await paymentRef(`pay_${order}`).get()).data()?.refunds ?? []).length > 0;
      for (const ca of both) {
        const isDue = end?.status === "completed" && !isBack && end.assigned_to === ca.uid;
        const lines = (await linesOf(order)).filter(({ ca_id }) => ca_id === ca.uid);
        // Corrected fees count until a payment is begun, in which they stand still.
        const [earned] = lines.filter(({ kind }) => kind === "earned");
        const isFixed = earned?.status === "in_payout" || earned?.status === "paid";
        const agreed = fee * (both.indexOf(ca) + 1);
        expect(net(lines)).toBe(isDue ? (isFixed ? earned.amount_paise : agreed) : 0);
        for (const [is, was] of [
          ["in_payout", "begun"],
          ["paid", "paid"],
        ] as const) {
          const payouts = (await payoutsOf(ca)).filter(({ status }) => status === was);
          const moved = lines.filter(({ status }) => status === is);
          expect(payouts.reduce((sum, { fees_paise }) => sum + fees_paise, 0)).toBe(net(moved));
        }
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

test("[K-03] a CA is written to once for each payment that was noted, in the language in which they read of their fees", async () => {
  const [admin, ca] = [await newAdmin(), await newCa()];
  await newCompleted(ca);
  await call("ownFeeMonths", { language: "hi" }, ca);
  await begin(ca, admin, GST);
  const [payout] = await payoutsOf(ca);
  const mails = () => where<OutboxMail>(COLLECTIONS.mail, "data.payout_id", payout?.id ?? "");
  expect(await mails()).toEqual([]);
  const noted = () => call("payFees", { batch_id: payout?.batch_id ?? "", reference: "UTR-9" }, admin);
  await Promise.all([noted(), noted()]);
  await noted();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  if (mail === undefined) throw new Error("Nobody was written to");
  expect(mail.to).toBe(ca.email);
  const hindi = await renderMail(mail);
  expect(hindi?.subject).toContain("₹400");
  expect(hindi?.text).toContain("UTR-9");
  expect(hindi?.text).toMatch(/नमस्ते/);
  expect(hindi?.text).toContain("/hi/ca/earnings");
  await call("ownFeeMonths", { language: "en" }, ca);
  const english = await renderMail(mail);
  expect(english?.text).toMatch(/We paid ₹400(\.00)? to your account on .*, for 1 piece of work/);
  // Called off after all, or somebody else's: nothing is told.
  await recordRef(FEE_PAYOUTS, payout?.id ?? "").update({ status: "called_off" });
  expect(await renderMail(mail)).toBe(null);
});
