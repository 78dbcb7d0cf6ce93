import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { isAllBack, isGone, type Payment } from "@niyamdesk/domain/payments/payment";
import { expect, test } from "vitest";
import type { PaymentEntity } from "../../tools/razorpay-simulator/entities.ts";
import { razorpay } from "../support/razorpay.ts";
import { openCheckout } from "./buying.ts";
import { useProduct } from "./product.ts";
import { collection, recordsOf, where } from "./records.ts";
import { scheduleOf } from "./schedules.ts";
import { atGateway, reconcileNow, sendMails, type Walk, walk } from "./walk-schedule.ts";
import { wish } from "./wish.ts";

/** How many, and from which seed on: `NIYAM_SCHEDULES=5000 NIYAM_SCHEDULES_SEED=1000` walks others. */
const COUNT = Number(process.env.NIYAM_SCHEDULES ?? 100);
const FIRST_SEED = Number(process.env.NIYAM_SCHEDULES_SEED ?? 1);
const AT_ONCE = 8;
/** The simulator forgets in between, so that it does not grow. */
const BATCH = 40;
const CONTACT = { ...wish().contact, email: "asha@example.in" };

useProduct();

/** At every moment, whatever was told or lost so far. */
async function expectSound({ purchase }: Walk, atBank: readonly PaymentEntity[]): Promise<void> {
  const { checkout_id } = purchase.session;
  const [orders, payments] = await Promise.all([
    where(COLLECTIONS.orders, "checkout_id", checkout_id),
    where<Payment>(COLLECTIONS.payments, "checkout_id", checkout_id),
  ]);
  expect(orders.length, "orders of one checkout").toBeLessThanOrEqual(1);
  for (const payment of payments) {
    expect(payment.refunded_paise, "refunded above paid").toBeLessThanOrEqual(payment.amount_paise);
    const entity = atBank.find(({ id }) => id === payment.id);
    expect(entity?.captured, "a payment that nobody captured").toBe(true);
  }
  const isPaid = payments.some(({ order_id }) => order_id !== null);
  expect(orders.length, "an order without money, or money that was taken without one").toBe(isPaid ? 1 : 0);
}

/** After the last reconciliation what we know is what is so. */
async function expectTrue(to: Walk): Promise<void> {
  const { buyer, session } = to.purchase;
  await reconcileNow(to);
  await reconcileNow(to);
  await sendMails(to);
  const bank = await atGateway(to);
  await expectSound(to, bank.payments);
  const { checkout, orders, payments, invoices, mails, inbox } = await recordsOf(session.checkout_id);
  const recordOf = (id: string) => payments.find((payment) => payment.id === id);

  for (const entity of bank.payments.filter(({ captured }) => captured)) {
    const record = recordOf(entity.id);
    expect(record, `${entity.id} is nobody's`).toMatchObject({
      user_id: buyer.uid,
      amount_paise: entity.amount,
    });
    expect(record?.refunded_paise, `refunds of ${entity.id}`).toBe(entity.amount_refunded);
    for (const refund of bank.refunds.filter(({ payment_id }) => payment_id === entity.id)) {
      const known = record?.refunds.find(({ id }) => id === refund.id);
      // One that failed unheard before anything was known of it is of no interest to anybody.
      if (known || refund.status !== "failed") expect(known?.status, refund.id).toBe(refund.status);
    }
    if (record && record.hold_reason !== null && !isGone(record)) {
      const alert = await collection(COLLECTIONS.mail).doc(`payment-held_${entity.id}`).get();
      expect(alert.exists, `nobody was told that ${entity.id} is held`).toBe(true);
    }
  }
  for (const { id } of bank.payments.filter(({ captured, status }) => !captured && status === "refunded")) {
    expect(checkout.attempts[id]?.status, "money that returned").toBe("returned");
    expect(
      inbox.filter((item) => item.id === `payment-returned_${id}`),
      "told once",
    ).toHaveLength(1);
  }
  for (const payment of payments) {
    const papers = invoices.filter(({ payment_id }) => payment_id === payment.id);
    const numbers = papers.filter(({ kind }) => kind === "invoice");
    expect(numbers.length, `invoices of ${payment.id}`).toBe(payment.order_id === null ? 0 : 1);
    const noted = new Set(
      payment.refunds.flatMap(({ credit_note = "" }) => (credit_note === "" ? [] : [credit_note])),
    );
    expect(noted, `credit notes of ${payment.id}`).toEqual(
      new Set(papers.filter(({ kind }) => kind === "credit_note").map(({ number }) => number)),
    );
    const ids = (payment.disputes ?? []).map(({ id }) => id);
    expect(new Set(ids).size, "a dispute twice").toBe(ids.length);
  }

  const whole = bank.payments.filter(
    ({ captured, amount, amount_refunded }) =>
      captured && amount === session.amount_paise && amount_refunded === 0,
  );
  for (const { id, payment_id, status } of bank.disputes) {
    const known = recordOf(payment_id)?.disputes?.find((dispute) => dispute.id === id);
    expect(known?.status, `dispute ${id}`).toBe(status);
  }
  const isDisputed = ({ id }: PaymentEntity) =>
    bank.disputes.some(({ payment_id, status }) => payment_id === id && !["won", "closed"].includes(status));
  const ours = whole.filter((payment) => !isDisputed(payment));
  const [order] = orders;
  if (whole.length > 0) expect(checkout.status, "money is here").toBe("paid");
  if (!order) return;
  expect(order).toMatchObject({ id: orderIdOf(session.checkout_id), payment_id: checkout.payment_id });
  const carrier = recordOf(order.payment_id ?? "");
  if (!carrier) throw new Error("The order's payment is not there");
  expect(order.status, "an order lives as long as its money is here").toBe(
    isAllBack(carrier) ? "cancelled" : "pending",
  );
  if (ours.length > 0) expect(order.status, "money that is here carries the order").toBe("pending");
  const sent = mails.filter(({ template }) => template === "order-confirmation").filter(isSent);
  expect(sent.length, "confirmations").toBeLessThanOrEqual(1);
  if (order.status === "pending" && !isGone(carrier))
    expect(sent.length, "confirmations of a live order").toBe(1);
}

const isSent = ({ status }: OutboxMail) => status === "sent";

async function follow(seed: number): Promise<void> {
  const to: Walk = {
    purchase: await openCheckout({ contact: CONTACT }),
    schedule: scheduleOf(seed),
    heard: new Set(),
    log: [],
  };
  try {
    for (const step of to.schedule.steps) {
      const state = await atGateway(to);
      await expectSound(to, state.payments);
      await walk(step, to, state);
    }
    await expectTrue(to);
  } catch (error) {
    const where = `seed ${seed}, checkout ${to.purchase.session.checkout_id}: ${to.log.join(" → ")}`;
    throw new Error(`${where}\n${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

test(`[RZP-10] [RZP-09] [MX-01] [MX-08] [MX-15] ${COUNT} random schedules from seed ${FIRST_SEED} on: sound at every moment, true after the last look`, async () => {
  const failed: unknown[] = [];
  for (let from = 0; from < COUNT; from += BATCH) {
    await razorpay.reset();
    await razorpay.webhooks({ mode: "drop" });
    await razorpay.refunds("by-hand");
    const waiting = Array.from({ length: Math.min(BATCH, COUNT - from) }, (_, n) => FIRST_SEED + from + n);
    const worker = async () => {
      for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
        await follow(seed).catch((error: unknown) => failed.push(error));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (failed.length > 0) break;
  }
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("\n\n"));
}, 3_600_000);
