import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { logger } from "firebase-functions";
import { afterEach, expect, test, vi } from "vitest";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { openCheckout, pay } from "./buying.ts";
import { inChild } from "./in-child.ts";
import { urlOf, useProduct } from "./product.ts";
import { collection, read, recordsOf } from "./records.ts";
import { deliver, webhook } from "./webhooks.ts";
import { wish } from "./wish.ts";

useProduct();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** An instant of India's clock, epoch ms. */
function ist(time: string): number {
  return Date.parse(`${time}+05:30`);
}

const seconds = (time: string) => ist(time) / 1000;

async function captured(created_at?: number) {
  const paid = await pay(await openCheckout(), created_at === undefined ? {} : { created_at });
  const event = webhook("payment.captured", { payment: paid.payment });
  expect(await deliver(event, urlOf("razorpayWebhook"))).toBe(200);
  return paid;
}

test("[RZP-23] twenty captures at once get twenty consecutive numbers, from two processes", async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => captured()));
  const ids = made.map(({ payment }) => payment.id);
  const other = inChild("allot-invoices.ts", ids);
  const numbers = (await Promise.all(ids.map((id) => allotInvoiceNumber(id)))).sort();
  await other;
  const series = numbers[0]?.slice(0, 9);
  expect(numbers).toEqual(
    Array.from({ length: 20 }, (_, n) => `${series}-${String(n + 1).padStart(6, "0")}`),
  );
  expect(await Promise.all(ids.map((id) => allotInvoiceNumber(id)))).toHaveLength(20);
  expect(await read(COLLECTIONS.counters, series ?? "")).toMatchObject({ last: 20 });
});

/** What the invoice says of when, allotted at that moment of India's clock. */
async function numbered(paid: string, day: string) {
  const { payment } = await captured(seconds(paid));
  const number = (await allotInvoiceNumber(payment.id, ist(day))) ?? "";
  const { issued_at, paid_at } = await read<Invoice>(COLLECTIONS.invoices, number);
  return { number, issued: issued_at.toMillis(), paid: paid_at.toMillis() };
}

test("[MX-22] [N-25] [RZP-23] dated the day the number is allotted, in the series of that date, the day of payment beside it", async () => {
  expect(await numbered("2016-03-31T23:58", "2016-03-31T23:59:59")).toEqual({
    number: "INV-15-16-000001",
    issued: ist("2016-03-31T23:59:59"),
    paid: ist("2016-03-31T23:58"),
  });
  const found = [
    await numbered("2016-04-01T00:02", "2016-04-01T00:02"),
    await numbered("2016-04-02T10:00", "2016-04-02T10:00"),
    // Begun in the old year, heard of in the new one.
    await numbered("2016-03-31T23:58", "2016-04-03T09:00"),
    await numbered("2016-04-09T12:00", "2016-05-12T12:00"),
  ];
  expect(found.map(({ number }) => number)).toEqual([1, 2, 3, 4].map((n) => `INV-16-17-00000${n}`));
  const dates = found.map(({ issued }) => issued);
  expect(dates).toEqual(dates.toSorted((a, b) => a - b));
  expect(found[2]?.paid).toBe(ist("2016-03-31T23:58"));
});

test("[MX-22] a machine whose day is behind dates no number before the one in front of it", async () => {
  const first = await numbered("2017-05-02T12:00", "2017-05-02T12:00");
  const second = await numbered("2017-05-01T12:00", "2017-05-01T12:00");
  expect(second.number > first.number).toBe(true);
  expect(second.issued).toBe(first.issued);
});

test("[RZP-23] a failure leaves neither a gap nor a repeat", async () => {
  const day = ist("2024-05-01T12:00");
  const [first, second] = [await captured(), await captured()];
  const checkout = collection(COLLECTIONS.checkouts).doc(first.session.checkout_id);
  const whole = (await checkout.get()).data() ?? {};
  await checkout.delete();
  await expect(allotInvoiceNumber(first.payment.id, day)).rejects.toThrow("is gone");
  await checkout.set(whole);
  expect(await allotInvoiceNumber(second.payment.id, day)).toBe("INV-24-25-000001");
  expect(await allotInvoiceNumber(first.payment.id, day)).toBe("INV-24-25-000002");
});

test("[Y-08] the invoice states supplier, recipient, SAC, split and total", async () => {
  const contact = {
    ...wish().contact,
    state_code: "27",
    gstin: "27AAPFU0939F1ZV",
    billing_name: "Rao & Sons",
    address: "4, Station Road, Pune 411001",
  };
  const paid = await pay(await openCheckout({ contact }));
  await deliver(webhook("payment.captured", { payment: paid.payment }), urlOf("razorpayWebhook"));
  const number = await allotInvoiceNumber(paid.payment.id);
  const { payments, orders } = await recordsOf(paid.session.checkout_id);
  expect(payments[0]?.invoice_number).toBe(number);
  expect(await read<Invoice>(COLLECTIONS.invoices, number ?? "")).toMatchObject({
    kind: "invoice",
    user_id: paid.buyer.uid,
    order_id: orders[0]?.id,
    supplier: { gstin: process.env.SUPPLIER_GSTIN, state_code: "29" },
    recipient: { name: "Rao & Sons", address: contact.address, gstin: "27AAPFU0939F1ZV", state_code: "27" },
    lines: [{ sac: expect.stringMatching(/^\d{6}$/), taxable_paise: 149_900 }],
    tax: { kind: "inter_state", igst_paise: 26_982, round_off_paise: 18, total_paise: 176_900 },
    total_paise: 176_900,
  });
});

test("[RZP-23] the reconciliation allots what the trigger missed", async () => {
  const { payment } = await captured();
  await reconcilePayments();
  expect((await read<Payment>(COLLECTIONS.payments, payment.id)).invoice_number).toMatch(/^INV-/);
});

test("[RZP-23] a counter that is behind moves past the invoices there are, without gap or repeat, and somebody is told", async () => {
  const counter = collection(COLLECTIONS.counters).doc("INV-23-24");
  const day = ist("2023-05-01T12:00");
  const made = [];
  for (let n = 0; n < 7; n += 1) made.push(await captured());
  const [first, second, third, ...later] = made.map(({ payment }) => payment.id);
  for (const id of [first, second, third]) await allotInvoiceNumber(id ?? "", day);
  await counter.set({ last: 1 });

  const alerts: unknown[][] = [];
  vi.spyOn(logger, "error").mockImplementation((...line) => void alerts.push(line));
  const numbers = await Promise.all(later.map((id) => allotInvoiceNumber(id, day)));
  expect(numbers).toEqual(["INV-23-24-000004", "INV-23-24-000005", "INV-23-24-000006", "INV-23-24-000007"]);
  expect((await counter.get()).get("last")).toBe(7);
  expect(alerts).toEqual([["invoice counter was behind", expect.objectContaining({ alert: true })]]);

  await counter.delete();
  const last = await captured();
  expect(await allotInvoiceNumber(last.payment.id, day)).toBe("INV-23-24-000008");
});
