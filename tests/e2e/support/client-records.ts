import { randomUUID } from "node:crypto";
import type { Checkout } from "@niyamdesk/domain/checkouts/checkout";
import { taxOn } from "@niyamdesk/domain/money/gst";
import type { InboxItem } from "@niyamdesk/domain/notifications/notification";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { Timestamp } from "firebase-admin/firestore";
import type { TestClient } from "./client.ts";
import { database } from "./records.ts";

/** Records as the functions write them, for screens that only show them. */
const TAX = taxOn(149_900, "29", "29");

export interface Purchase {
  order: Order;
  payment: Payment;
  checkout: Checkout;
}

/** A client's paid order with its payment and checkout. */
export async function makePurchase(
  client: TestClient,
  change: { order?: Partial<Order>; payment?: Partial<Payment> } = {},
): Promise<Purchase> {
  const tail = randomUUID().replaceAll("-", "").slice(0, 14);
  const checkout = checkoutOf(client, `chk_${tail}`, {
    status: "paid",
    order_id: `ORD-${tail.toUpperCase()}`,
    payment_id: `pay_${tail}`,
  });
  const order: Order = {
    id: `ORD-${tail.toUpperCase()}`,
    user_id: client.uid,
    service_id: checkout.service_id,
    service_name: checkout.service_name,
    plan_id: checkout.plan_id,
    plan_name: checkout.plan_name,
    amount: 1769,
    status: "pending",
    customer_info: { name: "Asha Rao", email: client.email, phone: "+919876543210" },
    date: at("2026-11-27T09:30:00Z"),
    timeline: [
      {
        date: at("2026-11-27T09:30:00Z"),
        event: "Order placed",
        description: "We received your payment.",
        by: "system",
      },
    ],
    assigned_to: null,
    franchise_id: null,
    due_date: null,
    payment_id: `pay_${tail}`,
    checkout_id: checkout.id,
    created_at: at("2026-11-27T09:30:00Z"),
    updated_at: at("2026-11-27T09:30:00Z"),
    ...change.order,
  };
  const payment: Payment = {
    id: `pay_${tail}`,
    razorpay_id: `pay_${tail}`,
    razorpay_order_id: `order_${tail}`,
    checkout_id: checkout.id,
    order_id: order.id,
    user_id: client.uid,
    service: order.service_name,
    amount: 1769,
    amount_paise: 176_900,
    gst: 270,
    gst_paise: TAX.gst_paise,
    currency: "INR",
    status: "completed",
    hold_reason: null,
    payment_method: "upi",
    date: at("2026-11-27T09:30:00Z"),
    // Not of the functions' series, so that no test that counts invoices meets it.
    invoice_number: "INV-TEST-000042",
    refunds: [],
    refunded_paise: 0,
    created_at: at("2026-11-27T09:30:00Z"),
    updated_at: at("2026-11-27T09:30:00Z"),
    ...change.payment,
  };
  await Promise.all([
    database().doc(`checkouts/${checkout.id}`).set(checkout),
    database().doc(`payments/${payment.id}`).set(payment),
    database().doc(`orders/${order.id}`).set(order),
  ]);
  return { order, payment, checkout };
}

/** A checkout that is not paid. */
export async function makeCheckout(client: TestClient, change: Partial<Checkout> = {}): Promise<Checkout> {
  const checkout = checkoutOf(client, `chk_${randomUUID().replaceAll("-", "").slice(0, 14)}`, change);
  await database().doc(`checkouts/${checkout.id}`).set(checkout);
  return checkout;
}

/** A message in the client's inbox. */
export async function makeInboxItem(client: TestClient, change: Partial<InboxItem> = {}): Promise<InboxItem> {
  const ref = database().collection(`profiles/${client.uid}/inbox`).doc();
  const item: InboxItem = {
    id: ref.id,
    title: "Your documents were accepted",
    content: "We go on with your registration.",
    type: "update",
    link: null,
    read_at: null,
    created_at: at("2026-11-27T10:00:00Z"),
    ...change,
  };
  await ref.set(item);
  return item;
}

export function at(iso: string): Timestamp {
  return Timestamp.fromDate(new Date(iso));
}

export function now(): Timestamp {
  return Timestamp.now();
}

function checkoutOf(client: TestClient, id: string, change: Partial<Checkout>): Checkout {
  return {
    id,
    user_id: client.uid,
    service_id: "gst-registration",
    service_name: "GST registration",
    plan_id: "new-registration",
    plan_name: "New registration",
    sac: "998232",
    turnaround: "7-10 working days",
    contact: contactOf(client),
    supplier: {
      name: "NiyamDesk",
      email: null,
      address: "Bengaluru",
      gstin: "29AAGCN1234F1ZN",
      state_code: "29",
    },
    tax: TAX,
    amount_paise: TAX.total_paise,
    gst_paise: TAX.gst_paise,
    currency: "INR",
    razorpay_order_id: `order_${id.slice(4)}`,
    key_mode: "test",
    key_id: "rzp_test_NiyamDeskLocal",
    status: "created",
    attempts: {},
    idempotency_key: randomUUID(),
    order_id: null,
    payment_id: null,
    franchise_initiated: false,
    repeat: false,
    created_at: at("2026-11-27T09:20:00Z"),
    updated_at: at("2026-11-27T09:20:00Z"),
    paid_at: null,
    ...change,
  };
}

/** Firestore stores no undefined: what was left blank is not there. */
function contactOf({ email }: TestClient): Checkout["contact"] {
  const contact: Partial<Checkout["contact"]> = {
    name: "Asha Rao",
    email,
    phone: "+919876543210",
    state_code: "29",
  };
  return contact as Checkout["contact"];
}
