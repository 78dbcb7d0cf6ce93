import "./own-project.ts";
import type { Invoice } from "@niyamdesk/domain/invoice";
import { COLLECTIONS } from "@niyamdesk/domain/paths";
import type { Payment } from "@niyamdesk/domain/payment";
import { logger } from "firebase-functions";
import { afterEach, expect, test, vi } from "vitest";
import { allotInvoiceNumber } from "../../functions/src/data/invoices/allot-invoice-number.ts";
import { reconcilePayments } from "../../functions/src/data/payments/reconcile-payments.ts";
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

function seconds(istTime: string): number {
  return Date.parse(`${istTime}+05:30`) / 1000;
}

async function captured(created_at?: number) {
  const paid = await pay(await openCheckout(), created_at === undefined ? {} : { created_at });
  const event = webhook("payment.captured", { payment: paid.payment });
  expect(await deliver(event, urlOf("razorpayWebhook"))).toBe(200);
  return paid;
}

test("[RZP-23] twenty captures at once get twenty consecutive numbers, from two processes", async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => captured(seconds("2025-06-01T12:00"))));
  const ids = made.map(({ payment }) => payment.id);
  const other = inChild("allot-invoices.ts", ids);
  const numbers = await Promise.all(ids.map((id) => allotInvoiceNumber(id)));
  await other;
  expect(numbers.sort()).toEqual(
    Array.from({ length: 20 }, (_, n) => `INV-25-26-${String(n + 1).padStart(6, "0")}`),
  );
  expect(await Promise.all(ids.map((id) => allotInvoiceNumber(id)))).toHaveLength(20);
  expect(await read(COLLECTIONS.counters, "INV-25-26")).toEqual({ last: 20 });
});

test("[RZP-23] the financial year is India's at the moment of payment", async () => {
  const eve = await captured(seconds("2026-03-31T23:59:59"));
  const day = await captured(seconds("2026-04-01T00:00:00"));
  expect(await allotInvoiceNumber(eve.payment.id)).toMatch(/^INV-25-26-\d{6}$/);
  expect(await allotInvoiceNumber(day.payment.id)).toMatch(/^INV-26-27-\d{6}$/);
});

test("[RZP-23] a failure leaves neither a gap nor a repeat", async () => {
  const first = await captured(seconds("2024-05-01T12:00"));
  const second = await captured(seconds("2024-05-01T12:01"));
  vi.stubEnv("SUPPLIER_GSTIN", "");
  await expect(allotInvoiceNumber(first.payment.id)).rejects.toThrow("SUPPLIER_GSTIN");
  vi.unstubAllEnvs();
  expect(await allotInvoiceNumber(second.payment.id)).toBe("INV-24-25-000001");
  expect(await allotInvoiceNumber(first.payment.id)).toBe("INV-24-25-000002");
});

test("[Y-08] the invoice states supplier, recipient, SAC, split and total", async () => {
  const contact = {
    ...wish().contact,
    state_code: "27",
    gstin: "27AAPFU0939F1ZV",
    billing_name: "Rao & Sons",
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
    recipient: { name: "Rao & Sons", gstin: "27AAPFU0939F1ZV", state_code: "27" },
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
  const at = (minute: number) => seconds(`2023-05-01T12:${String(minute).padStart(2, "0")}`);
  const made = [];
  for (let n = 0; n < 7; n += 1) made.push(await captured(at(n)));
  const [first, second, third, ...later] = made.map(({ payment }) => payment.id);
  for (const id of [first, second, third]) await allotInvoiceNumber(id ?? "");
  await counter.set({ last: 1 });

  const alerts: unknown[][] = [];
  vi.spyOn(logger, "error").mockImplementation((...line) => void alerts.push(line));
  const numbers = await Promise.all(later.map((id) => allotInvoiceNumber(id)));
  expect(numbers).toEqual(["INV-23-24-000004", "INV-23-24-000005", "INV-23-24-000006", "INV-23-24-000007"]);
  expect((await counter.get()).get("last")).toBe(7);
  expect(alerts).toEqual([["invoice counter was behind", expect.objectContaining({ alert: true })]]);

  await counter.delete();
  const last = await captured(at(9));
  expect(await allotInvoiceNumber(last.payment.id)).toBe("INV-23-24-000008");
});
