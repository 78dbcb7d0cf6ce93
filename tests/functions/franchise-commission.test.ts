import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import type { Commission } from "@niyamdesk/domain/commissions/commission";
import { netOf } from "@niyamdesk/domain/commissions/commission";
import { takenBack } from "@niyamdesk/domain/commissions/reckoning";
import type { CommissionStatement } from "@niyamdesk/domain/commissions/statement";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { expect, test } from "vitest";
import { careForCommissions } from "../../functions/src/commissions/care-for-commissions.ts";
import { keepCommissions } from "../../functions/src/commissions/keep-commissions.ts";
import { newFranchise } from "../../functions/src/franchises/new-franchise.ts";
import { noteReferred } from "../../functions/src/franchises/note-referred.ts";
import { takeTerritory } from "../../functions/src/franchises/territories.ts";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { applyAllRefunds } from "../../functions/src/payments/apply-refund.ts";
import { DAY_MS, timestamp } from "../../functions/src/platform/clock.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import {
  commissionRef,
  franchiseRef,
  mailRef,
  orderRef,
  paymentRef,
  payoutRef,
  profileRef,
  referralRef,
  referredRef,
  statementRef,
} from "../../functions/src/platform/refs.ts";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { newProfile } from "../../functions/src/profiles/new-profile.ts";
import { newEmail } from "../support/actors.ts";
import { razorpay } from "../support/razorpay.ts";
import { giveBack, paymentNow, refundNow, tell } from "./at-gateway.ts";
import { confirm, openCheckout, type Paid, pay } from "./buying.ts";
import { renderMail } from "./outbox.ts";
import { type Client, call, useProduct, withAccount } from "./product.ts";
import { where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { type Wish, wish } from "./wish.ts";

useProduct();

/** Of the plan that is bought here, without GST. */
const BASE = 149_900;

interface Partner extends Client {
  franchise: Franchise;
}

/** A partner with a territory, as an approval makes one. */
async function partner(code: string, pincodes: string[] = [], more: object = {}): Promise<Partner> {
  const email = newEmail("partner");
  const client = await withAccount("franchise", { email, emailVerified: true });
  const level = (["state", "district", "individual"] as const)[code.split("-").length - 1] ?? "state";
  const profile = {
    ...newProfile(client.uid, "franchise"),
    name: "Lakshmi Menon",
    email,
    staff_status: "active" as const,
  };
  await profileRef(client.uid).set({ ...profile, ...more });
  const franchise = newFranchise({
    ...{ random: crypto.getRandomValues(new Uint8Array(16)), user_id: client.uid, application_id: "APP-1" },
    ...{ partner_name: "Lakshmi Menon", level, territory_code: code, territory_name: code, pincodes },
    now: Date.now(),
  });
  await commitTogether(async (unit) => {
    await takeTerritory(unit, franchise);
    unit.create(franchiseRef(franchise.id), franchise);
    unit.create(referralRef(franchise.referral_code), { franchise_id: franchise.id });
  });
  return { ...client, franchise };
}

async function bought(
  address: string | undefined,
  changes: Partial<Wish> = {},
): Promise<Paid & { orderId: string }> {
  const { contact } = wish();
  const paid = await pay(
    await openCheckout({ contact: { ...contact, ...(address ? { address } : {}) }, ...changes }),
  );
  await confirm(paid);
  return { ...paid, orderId: orderIdOf(paid.session.checkout_id) };
}

const linesOf = async (orderId: string) =>
  (await where<Commission>(COLLECTIONS.commissions, "order_id", orderId)).sort((a, b) =>
    a.id.localeCompare(b.id),
  );
const earned = (lines: readonly Commission[]) =>
  Object.fromEntries(
    lines.map(({ franchise_id, rule, percent, amount_paise }) => [
      franchise_id,
      [rule, percent, amount_paise],
    ]),
  );
const sumOf = (lines: readonly Commission[]) => lines.reduce((sum, line) => sum + netOf(line), 0);

async function refund(paid: Paid & { orderId: string }, paise: number): Promise<void> {
  await tell("refund.processed", await refundNow(await giveBack(paid.payment.id, paise)));
  await keepCommissions(paid.orderId);
}

test("[F-10] [N-27] a paid order earns once for who holds the client's PIN code, and the difference for those above, 20 percent in all", async () => {
  const [state, district, one] = [
    await partner("KA"),
    await partner("KA-BLR"),
    await partner("KA-BLR-001", ["560038"]),
  ];
  const paid = await bought("12 Indiranagar, Bengaluru 560038");
  await confirm(paid);
  const lines = await linesOf(paid.orderId);
  expect(earned(lines)).toEqual({
    [one.franchise.id]: ["territory", 10, BASE * 0.1],
    [district.franchise.id]: ["above", 5, BASE * 0.05],
    [state.franchise.id]: ["above", 5, BASE * 0.05],
  });
  expect((await orderRef(paid.orderId).get()).data()?.franchise_id).toBe(one.franchise.id);
  for (const line of lines) {
    expect(line).toMatchObject({ status: "accrued", base_paise: BASE, kind: "earned", closed_at: null });
    expect(line.order).toMatchObject({ client: "Asha R.", pin_area: "560", status: "pending" });
    expect(JSON.stringify(line)).not.toContain("Indiranagar");
    expect(JSON.stringify(line)).not.toContain(paid.buyer.uid);
  }
  // Elsewhere in the district, in the State, and without any PIN code.
  expect(earned(await linesOf((await bought("MG Road 560001")).orderId))).toEqual({
    [district.franchise.id]: ["territory", 15, BASE * 0.15],
    [state.franchise.id]: ["above", 5, BASE * 0.05],
  });
  expect(earned(await linesOf((await bought(undefined)).orderId))).toEqual({
    [state.franchise.id]: ["territory", 20, BASE * 0.2],
  });
});

test("[F-10] the code that a client followed lately counts before the territory, an old or invented one does not", async () => {
  const home = await partner("TN");
  const other = await partner("KL-ERN", ["682001"]);
  const code = other.franchise.referral_code;
  const at = (state_code: string) => ({ ...wish().contact, state_code });
  const buy = (referral: NonNullable<Wish["referral"]>) => bought(undefined, { contact: at("33"), referral });
  const followed = await buy({ code: code.toLowerCase(), followed_at: Date.now() - 29 * DAY_MS });
  expect(earned(await linesOf(followed.orderId))).toEqual({
    [other.franchise.id]: ["referral", 15, BASE * 0.15],
  });
  for (const referral of [
    { code, followed_at: Date.now() - 31 * DAY_MS },
    { code: "ERN0000", followed_at: Date.now() },
    { code: "../x", followed_at: Date.now() },
  ]) {
    expect(Object.keys(earned(await linesOf((await buy(referral)).orderId)))).toEqual([home.franchise.id]);
  }
  await franchiseRef(other.franchise.id).update({ status: "suspended" });
  const late = await buy({ code, followed_at: Date.now() });
  expect(Object.keys(earned(await linesOf(late.orderId)))).toEqual([home.franchise.id]);
});

test("[F-10] a checkout that is opened again by the same partner's link is remembered anew, and counts on its first day", async () => {
  const { franchise } = await partner("PB");
  const checkout = `checkout-${randomUUID()}`;
  const ref = referredRef(checkout);
  const long_ago = timestamp(Date.now() - 85 * DAY_MS);
  const expires_at = timestamp(Date.now() + 5 * DAY_MS);
  await ref.set({ franchise_id: franchise.id, opened_at: long_ago, expires_at });
  await noteReferred(checkout, { code: franchise.referral_code, followed_at: Date.now() });
  const noted = (await ref.get()).data();
  expect(noted).toMatchObject({ franchise_id: franchise.id, opened_at: long_ago });
  expect(noted?.expires_at.toMillis()).toBeGreaterThan(Date.now() + 89 * DAY_MS);
});

test("[F-10] nobody earns on what they buy themselves, by account, phone, PAN or GSTIN", async () => {
  await partner("GJ", [], { phone: "+919876500001" });
  const contact = { ...wish().contact, state_code: "24" };
  expect(
    await linesOf((await bought(undefined, { contact: { ...contact, phone: "98765 00001" } })).orderId),
  ).toEqual([]);
  expect(
    await linesOf((await bought(undefined, { contact: { ...contact, phone: "98765 00002" } })).orderId),
  ).toHaveLength(1);
});

test("[F-10] [N-26] refunds take back their part before it is payable, and a fully refunded order sums to zero", async () => {
  await partner("RJ");
  const paid = await bought(undefined, { contact: { ...wish().contact, state_code: "08" } });
  await refund(paid, 59_000);
  const [line] = await linesOf(paid.orderId);
  expect(line).toMatchObject({
    status: "accrued",
    amount_paise: 29_980,
    taken_back_paise: Math.round((29_980 * 59_000) / 176_900),
  });
  await refund(paid, 176_900 - 59_000);
  const lines = await linesOf(paid.orderId);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ status: "reversed" });
  expect(sumOf(lines)).toBe(0);
});

/** The order is done, its days are over, and its month is closed on the third of the next. */
async function throughTheMonth({ orderId }: { orderId: string }, end: number): Promise<number> {
  await orderRef(orderId).update({ status: "completed" });
  await keepCommissions(orderId);
  await careForCommissions(end);
  return end;
}

test("[F-10] [N-26] [N-27] from a completed order to the partner's account: payable after its days, closed, paid; a later refund is a line of its own and changes nothing closed", async () => {
  const lakshmi = await partner("HP", [], { pan: "ABCPM1234F" });
  const paid = await bought(undefined, { contact: { ...wish().contact, state_code: "02" } });
  const admin = await withAccount("admin");
  await orderRef(paid.orderId).update({ status: "completed" });
  await keepCommissions(paid.orderId);
  await careForCommissions(Date.now() + 6 * DAY_MS);
  expect((await linesOf(paid.orderId))[0]?.status).toBe("accrued");

  // The middle of a month to come, so that no run is on an edge.
  const middle = Date.parse(`${new Date().getUTCFullYear() + 1}-01-15T12:00:00+05:30`);
  await throughTheMonth(paid, middle);
  expect((await linesOf(paid.orderId))[0]).toMatchObject({
    status: "payable",
    month: new Date(middle).toISOString().slice(0, 7),
  });
  const closing = Date.parse(`${new Date().getUTCFullYear() + 1}-02-03T06:00:00+05:30`);
  await careForCommissions(closing - 2 * DAY_MS);
  const id = `${lakshmi.franchise.id}_${new Date(middle).toISOString().slice(0, 7)}`;
  const statement = async () => (await statementRef(id).get()).data() as CommissionStatement;
  expect(await statement()).toBeUndefined();
  await Promise.all([careForCommissions(closing), careForCommissions(closing)]);
  expect(await statement()).toMatchObject({
    status: "closed",
    commission_paise: 29_980,
    gst_paise: 0,
    tds_paise: 0,
    total_paise: 29_980,
  });
  const file = await call("exportStatement", { statement_id: id }, lakshmi);
  await refusal(
    "statement_not_found",
    call("exportStatement", { statement_id: id }, await withAccount("franchise")),
  );

  const paper = await call("printStatement", { statement_id: id }, lakshmi);
  expect(paper.name).toBe(`commission-HP-${(await statement()).month}.pdf`);
  expect(Buffer.from(paper.base64, "base64").subarray(0, 8).toString()).toBe("%PDF-1.7");
  await refusal(
    "statement_not_found",
    call("printStatement", { statement_id: id }, await withAccount("franchise")),
  );

  const month = (await statement()).month;
  const ask = { month, request_id: randomUUID() };
  // More than one payout takes, all before hers: whoever told no account keeps nobody waiting.
  await manyWithoutAccount(201, await statement());
  expect(await call("makePayout", ask, admin)).toEqual({ payout_id: null });
  await call(
    "saveBankDetails",
    {
      franchise_id: lakshmi.franchise.id,
      account_holder: "Lakshmi Menon",
      account_number: "0501 0001 2345",
      ifsc: "hdfc0001234",
    },
    lakshmi,
  );
  const { payout_id } = await call("makePayout", ask, admin);
  expect(await call("makePayout", ask, admin)).toEqual({ payout_id });
  const bank = await call("payoutFile", { payout_id: payout_id ?? "" }, admin);
  expect(bank.text).toContain("Lakshmi Menon,050100012345,HDFC0001234,299.8,");
  await call("confirmPayout", { payout_id: payout_id ?? "", reference: "HDFCR52027021000012345" }, admin);
  await refusal(
    "payout_done",
    call("confirmPayout", { payout_id: payout_id ?? "", reference: "Again" }, admin),
  );
  expect(await statement()).toMatchObject({
    status: "paid",
    reference: "HDFCR52027021000012345",
    account_end: "2345",
  });
  expect((await linesOf(paid.orderId))[0]).toMatchObject({ status: "paid", payout_id });
  const payout = (await payoutRef(payout_id ?? "").get()).data();
  expect(payout).toMatchObject({ status: "paid", total_paise: 29_980 });
  expect(payout?.without_account.filter((name) => name.startsWith("No account"))).toHaveLength(201);
  const outbox = (await mailRef(`commission_paid_${id}_${payout_id}`).get()).data();
  expect((outbox && (await renderMail(outbox)))?.text).toContain("₹299.80");

  const before = await statement();
  await refund(paid, 59_000);
  await refund(paid, 176_900 - 59_000);
  await keepCommissions(paid.orderId);
  const lines = await linesOf(paid.orderId);
  expect(lines.map(({ kind, status }) => [kind, status])).toEqual([
    ["earned", "paid"],
    ["taken_back", "payable"],
    ["taken_back", "payable"],
  ]);
  expect(sumOf(lines)).toBe(0);
  expect(await statement()).toEqual(before);
  expect(await call("exportStatement", { statement_id: id }, lakshmi)).toEqual(file);
});

test("[N-26] a month that could not be closed keeps the ones after it open, so that what is left of it is carried once", async () => {
  const { uid, franchise } = await partner("CG");
  const year = new Date().getUTCFullYear() + 2;
  const line = (month: string, paise: number): Commission => ({
    ...{ id: `ORD-${month}_${franchise.id}`, kind: "earned", of: null, order_id: `ORD-${month}` },
    ...{ franchise_id: franchise.id, user_id: uid, level: "state", percent: 20, base_paise: BASE },
    ...{ amount_paise: paise, rule: "territory", status: "payable", taken_back_paise: 0, changes: 0 },
    ...{ changed_paise: 0, held: false, closed_at: timestamp(), due_at: null, payable_at: timestamp() },
    order: {
      ...{ service_name: "GST", plan_name: "Basic", status: "completed", date: timestamp() },
      ...{ client: "Asha R.", pin_area: null },
    },
    ...{ month, payout_id: null, created_at: timestamp(), updated_at: timestamp() },
  });
  const [january, february] = [line(`${year}-01`, -10_000), line(`${year}-02`, 29_980)];
  await commissionRef(january.id).set({ ...january, order: null as never });
  await commissionRef(february.id).set(february);
  const closing = Date.parse(`${year}-03-03T06:00:00+05:30`);
  await careForCommissions(closing);
  const statementOf = async (month: string) => (await statementRef(`${franchise.id}_${month}`).get()).data();
  expect(await statementOf(`${year}-02`)).toBeUndefined();

  await commissionRef(january.id).set(january);
  await careForCommissions(closing);
  expect(await statementOf(`${year}-01`)).toMatchObject({ carried_out_paise: -10_000, total_paise: 0 });
  expect(await statementOf(`${year}-02`)).toMatchObject({ carried_in_paise: -10_000, total_paise: 19_980 });
});

test("[F-10] what the bank is deciding about does not fall due; what it takes is taken back", async () => {
  await partner("MP");
  const paid = await bought(undefined, { contact: { ...wish().contact, state_code: "23" } });
  const dispute = (status: "open" | "won" | "lost") => ({
    ...{ id: "disp_1", amount_paise: 176_900, deducted_paise: status === "lost" ? 176_900 : 0, phase: "" },
    ...{ reason_code: "", status, respond_by: null, created_at: timestamp(), told_at: timestamp() },
  });
  await orderRef(paid.orderId).update({ status: "completed" });
  const set = async (status: "open" | "won" | "lost") => {
    await paymentRef(paid.payment.id).update({ disputes: [dispute(status)] });
    await keepCommissions(paid.orderId);
    return (await linesOf(paid.orderId))[0];
  };
  expect(await set("open")).toMatchObject({ held: true, due_at: null, status: "accrued" });
  await careForCommissions(Date.now() + 20 * DAY_MS);
  expect((await linesOf(paid.orderId))[0]?.status).toBe("accrued");
  expect((await set("won"))?.due_at).not.toBeNull();
  expect(await set("lost")).toMatchObject({ held: false, status: "reversed", taken_back_paise: 29_980 });
});

test("[F-10] [N-04] what a bank took in part is taken back once, whether or not the provider sends a refund of it too; the rest can still go back, and no more", async () => {
  const admin = await withAccount("admin");
  await partner("JK");
  for (const refunds of [true, false]) {
    const paid = await bought(undefined, { contact: { ...wish().contact, state_code: "01" } });
    const { id, amount } = paid.payment;
    const [taken, left] = [76_900, amount - 76_900];
    const dispute = await razorpay.dispute(id, { amount: taken });
    const payment = await paymentNow(id);
    await tell("payment.dispute.created", { payment, dispute });
    const lost = await razorpay.moveDispute(dispute.id, "lost", { refunds });
    const sent = await gateway.refundsOfPayment(id);
    expect(sent).toHaveLength(refunds ? 1 : 0);
    // Whichever of the two is told first.
    for (const one of sent) await tell("refund.processed", await refundNow(one.id));
    await tell("payment.dispute.lost", { payment: await paymentNow(id), dispute: lost });
    await keepCommissions(paid.orderId);
    const [line] = await linesOf(paid.orderId);
    expect(line).toMatchObject({ status: "accrued", taken_back_paise: takenBack(29_980, amount, taken) });

    const give = (amount_paise: number, request_id: string) =>
      call(
        "refundPayment",
        { payment_id: id, amount_paise, reason: "goodwill", words: "The rest, as agreed.", request_id },
        admin,
      );
    await refusal("refund_too_much", give(left + 1, randomUUID()));
    await give(left, randomUUID());
    await applyAllRefunds(id, await gateway.refundsOfPayment(id));
    await keepCommissions(paid.orderId);
    expect((await linesOf(paid.orderId))[0]).toMatchObject({ status: "reversed", taken_back_paise: 29_980 });
    await refusal("dispute_lost", give(100, randomUUID()));
  }
});

test("[F-10] percents that are set count from their day, and never rewrite what was earned", async () => {
  const admin = await withAccount("admin");
  await partner("OD");
  const contact = { ...wish().contact, state_code: "21" };
  const first = await bought(undefined, { contact });
  const tds = {
    percent: 2,
    without_pan_percent: 20,
    threshold_paise: 2_000_000,
    source: "s. 194H",
    as_of: "2026-04-01",
  };
  const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
  const rules = { seen_at: null, window_days: 7, tds };
  await refusal(
    "invalid_input",
    call(
      "setCommissionRules",
      { ...rules, rates: { from: "2026-01-01", state: 10, district: 8, individual: 5 } },
      admin,
    ),
  );
  await call(
    "setCommissionRules",
    { ...rules, rates: { from: today, state: 18, district: 12, individual: 8 } },
    admin,
  );
  await refusal("changed_meanwhile", call("setCommissionRules", { ...rules, rates: null }, admin));
  const second = await bought(undefined, { contact });
  expect((await linesOf(first.orderId))[0]).toMatchObject({ percent: 20, amount_paise: 29_980 });
  expect((await linesOf(second.orderId))[0]).toMatchObject({ percent: 18, amount_paise: 26_982 });
});

/** Closed months like this one, of partners who have told no bank account. */
async function manyWithoutAccount(count: number, like: CommissionStatement): Promise<void> {
  const batch = db().batch();
  for (let n = 0; n < count; n += 1) {
    const franchise_id = `0-no-account-${n}`;
    const id = `${franchise_id}_${like.month}`;
    const partner_name = `No account ${n}`;
    batch.set(statementRef(id), { ...like, id, franchise_id, user_id: franchise_id, partner_name });
  }
  await batch.commit();
}
