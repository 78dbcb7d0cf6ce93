import "./own-project.ts";
import { monthOf } from "@niyamdesk/domain/accounting/month";
import { SETTLEMENT_LINES, SETTLEMENTS } from "@niyamdesk/domain/accounting/queries";
import type { Settlement, SettlementLine, SettlementsLook } from "@niyamdesk/domain/accounting/settlement";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { expect, test } from "vitest";
import { takeOverSettlements } from "../../functions/src/accounting/take-over-settlements.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { razorpay } from "../support/razorpay.ts";
import { giveBack, refundNow, tell } from "./at-gateway.ts";
import { confirm, openCheckout, type Paid, pay } from "./buying.ts";
import { makeDue } from "./make-due.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { collection, read } from "./records.ts";

useProduct();

async function paid(): Promise<Paid> {
  const bought = await pay(await openCheckout());
  await confirm(bought);
  return bought;
}

const settlementOf = (id: string) => read<Settlement>(SETTLEMENTS, id);
const look = () => read<SettlementsLook>(COLLECTIONS.settings, "settlements");

test("[Y-22] a settlement is taken over with its payments, refunds, adjustments, fees and their GST, adds up to the paisa, and what is left waits", async () => {
  const [first, second] = await Promise.all([paid(), paid()]);
  const refund = await giveBack(first.payment.id, 40_000);
  await tell("refund.processed", await refundNow(refund));
  const sent = await razorpay.settle({ adjustment: -500 });
  const waiting = await paid();
  expect(await takeOverSettlements()).toEqual({ done: 1, failed: 0 });
  const known = await settlementOf(sent.id);
  const [fee, tax] = [first.payment, second.payment].reduce(
    ([fees, taxes], { fee: one, tax: other }) => [fees + (one ?? 0), taxes + (other ?? 0)],
    [0, 0],
  );
  expect(known).toMatchObject({
    ...{ status: "processed", utr: sent.utr, amount_paise: sent.amount, net_paise: sent.amount },
    ...{ payments: 2, payments_paise: 353_800, fees_paise: fee, tax_paise: tax },
    ...{ refunds: 1, refunds_paise: 40_000, adjustments: 1, adjustments_paise: -500 },
    ...{ lines: 4, problems: 0, differences: [], adds_up: true },
  });
  expect(await look()).toMatchObject({
    ...{ payments: 1, payments_paise: 176_900, refunds: 0 },
    oldest: [{ id: waiting.payment.id, type: "payment", amount_paise: 176_900 }],
  });
  // What agrees is left alone.
  expect(await takeOverSettlements()).toEqual({ done: 0, failed: 0 });

  const month = monthOf(sent.created_at * 1000);
  const file = await call("exportSettlements", { month }, await withAccount("admin"));
  expect(file.rows).toBe(4);
  const cells = file.text
    .split("\r\n")
    .slice(1, -1)
    .map((line) => line.split(","));
  const paise = (column: number) =>
    cells.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
  expect(paise(12) - paise(13)).toBe(sent.amount);
  expect(paise(10)).toBe(fee);
  expect(cells.map((row) => row[15])).toEqual(["yes", "yes", "yes", "yes"]);
});

test("[Y-22] a line that differs is named with both amounts, and agrees once our record is healed; a payment that we never heard of is named, too", async () => {
  const [known, unheard] = [await paid(), await pay(await openCheckout())];
  const ref = collection(COLLECTIONS.payments).doc(known.payment.id);
  await ref.update({ amount_paise: 176_901 });
  const sent = await razorpay.settle();
  await takeOverSettlements();
  const { problems, adds_up, differences } = await settlementOf(sent.id);
  expect([problems, adds_up]).toEqual([2, true]);
  expect(differences).toEqual(
    expect.arrayContaining([
      {
        id: known.payment.id,
        type: "payment",
        amount_paise: 176_900,
        ours_paise: 176_901,
        problem: "amount_differs",
      },
      {
        id: unheard.payment.id,
        type: "payment",
        amount_paise: 176_900,
        ours_paise: null,
        problem: "not_here",
      },
    ]),
  );
  await ref.update({ amount_paise: 176_900 });
  await confirm(unheard);
  await takeOverSettlements();
  expect(await settlementOf(sent.id)).toMatchObject({ problems: 0, differences: [], adds_up: true });
});

test("[Y-22] money of a settlement that the bank sent back waits, and comes with the next", async () => {
  const { payment } = await paid();
  const first = await razorpay.settle({ status: "created" });
  await takeOverSettlements();
  expect(await settlementOf(first.id)).toMatchObject({ status: "created", lines: 1 });
  await razorpay.endSettlement(first.id, "failed");
  await takeOverSettlements();
  expect(await settlementOf(first.id)).toMatchObject({ status: "failed", lines: 0 });
  expect((await look()).oldest.map(({ id }) => id)).toContain(payment.id);
  const second = await razorpay.settle();
  await takeOverSettlements();
  const line = await read<SettlementLine>(SETTLEMENT_LINES, payment.id);
  expect(line).toMatchObject({ settlement_id: second.id, problem: null });
  expect((await look()).oldest.map(({ id }) => id)).not.toContain(payment.id);
});

test("[Y-22] a provider that lists nothing leaves everything as it was, and the next run heals it", async () => {
  await paid();
  const sent = await razorpay.settle();
  await razorpay.failNext({ match: "GET /v1/settlements/recon/combined", status: 500 });
  expect(await takeOverSettlements()).toEqual({ done: 0, failed: 1 });
  expect((await collection(SETTLEMENTS).doc(sent.id).get()).exists).toBe(false);
  expect(await takeOverSettlements()).toEqual({ done: 1, failed: 0 });
});

test("[Y-23] the bank's reference of a refund is taken over when it is told late, changes nothing else, and is not asked for again", async () => {
  const { payment, session } = await paid();
  const refund = await giveBack(payment.id, 40_000);
  const now = await refundNow(refund);
  const arn = now.refund.acquirer_data.arn ?? "";
  expect(arn).not.toBe("");
  await tell("refund.processed", {
    ...now,
    refund: { ...now.refund, acquirer_data: { arn: null } },
  });
  const refunds = async () => (await read<Payment>(COLLECTIONS.payments, payment.id)).refunds;
  expect(await refunds()).toEqual([expect.not.objectContaining({ reference: expect.anything() })]);
  const mails = async () => (await collection(COLLECTIONS.mail).get()).size;
  const before = await mails();
  await makeDue(session.checkout_id);
  await reconcilePayments();
  expect(await refunds()).toMatchObject([{ id: refund, status: "processed", reference: arn }]);
  expect(await mails()).toBe(before);
  // Told once more without it, it stays.
  await tell("refund.processed", { ...now, refund: { ...now.refund, acquirer_data: { arn: null } } });
  expect(await refunds()).toMatchObject([{ reference: arn }]);
});
