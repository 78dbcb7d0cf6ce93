import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { expect, test } from "vitest";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { allotCreditNotes } from "../../functions/src/invoices/allot-credit-notes.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { oneAtATime } from "../../functions/src/platform/one-at-a-time.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { makeDue } from "./make-due.ts";
import { permutations } from "./permutations.ts";
import { urlOf, useProduct } from "./product.ts";
import { recordsOf, where } from "./records.ts";
import { deliver, webhook } from "./webhooks.ts";
import { wish } from "./wish.ts";

/** Each of another kind: `order.paid` is to us what `captured` is, and comes in the random schedules. */
const EVENTS = ["verify", "captured", "failed", "refund", "reconcile"] as const;
type Event = (typeof EVENTS)[number];
const AT_ONCE = 6;
const CONTACT = { ...wish().contact, email: "asha@example.in" };

useProduct();

/** Only one run of the job at a time, so that each permutation's is where it should be. */
const jobs = oneAtATime();

/** A checkout whose money was taken and partly given back after a first attempt failed; then all of it is told in an order. */
async function stateAfter(order: readonly Event[]): Promise<unknown> {
  const purchase = await openCheckout({ contact: CONTACT });
  const { checkout_id, razorpay_order_id } = purchase.session;
  const failed = await razorpay.pay({ order_id: razorpay_order_id, status: "failed", notify: false });
  const paid = await pay(purchase);
  const { payment } = paid;
  const refund = await gateway.refund({
    paymentId: payment.id,
    amount: 50_000,
    idempotencyKey: `refund-${payment.id}`,
    notes: {},
  });
  const told: Record<Event, () => Promise<unknown>> = {
    verify: async () => expect((await confirm(paid)).status).toBe("paid"),
    captured: () => tell("payment.captured", { payment }),
    failed: () => tell("payment.failed", { payment: failed.payment }),
    refund: () =>
      tell("refund.processed", {
        payment: { ...payment, amount_refunded: 50_000, refund_status: "partial" },
        refund: { ...refund, entity: "refund", status: "processed" },
      }),
    reconcile: () =>
      jobs(async () => {
        await makeDue(checkout_id);
        await reconcilePayments();
        expect((await recordsOf(checkout_id)).checkout.status).toBe("paid");
      }),
  };
  for (const event of order) await told[event]();
  // As the payment's trigger does.
  await allotCreditNotes(payment.id);
  return comparable(await recordsOf(checkout_id), {
    checkout: checkout_id,
    payment: payment.id,
    failed: failed.payment.id,
    buyer: purchase.buyer.uid,
    refund: refund.id,
    order: razorpay_order_id,
  });
}

async function tell(event: string, entities: Parameters<typeof webhook>[1]): Promise<void> {
  expect(await deliver(webhook(event, entities), urlOf("razorpayWebhook"))).toBe(200);
}

/** Without what differs from one purchase to the next: ids, clock times, references of the bank, and which number of the series it got. */
function comparable(records: object, ids: Record<string, string>): unknown {
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  const rename = (text: string) =>
    [...names]
      .reduce((left, [id, name]) => left.replaceAll(id, name), text)
      .replaceAll(ids.checkout?.slice(4).toUpperCase() ?? "", "ORDER");
  const plain = JSON.parse(rename(JSON.stringify(records)), (key, value: unknown) => {
    if (typeof value === "object" && value !== null && "_seconds" in value) return "a time";
    if (["invoice_number", "number", "credit_note", "reference"].includes(key))
      return typeof value === "string" ? "a number" : value;
    // Pieces of its id are among what an order is found by.
    return ["idempotency_key", "user_id", "search_words"].includes(key) ? "own" : value;
  }) as unknown;
  return plain;
}

test("[RZP-10] [RZP-09] every order of confirmation, webhooks, refund and reconciliation ends in the same state", async () => {
  const all = permutations(EVENTS);
  expect(all).toHaveLength(120);
  const expected = await stateAfter(EVENTS);
  expect(expected).toMatchObject({
    checkout: { status: "paid" },
    orders: [{ status: "pending", timeline: [{ event: "Order received" }, { event: "Refund sent" }] }],
    payments: [{ status: "partially_refunded", refunded_paise: 50_000, refunds: [{ status: "processed" }] }],
    invoices: [{ kind: "credit_note" }, { kind: "invoice" }],
    mails: [{ template: "order-confirmation" }, { template: "refund" }],
    inbox: [{ title: "Order received" }, { title: "Refund sent" }],
  });
  const waiting = [...all];
  const worker = async () => {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      expect(await stateAfter(order), order.join(" → ")).toEqual(expected);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const numbers = (await where<{ number: string }>(COLLECTIONS.invoices, "kind", "invoice")).map(
    ({ number }) => number,
  );
  expect(numbers.sort().map((number) => Number(number.slice(-6)))).toEqual(
    Array.from({ length: 121 }, (_, n) => n + 1),
  );
}, 300_000);
