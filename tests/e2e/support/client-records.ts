import { randomUUID } from "node:crypto";
import type { Checkout } from "@niyamdesk/domain/checkouts/checkout";
import type { InboxItem } from "@niyamdesk/domain/notifications/notification";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { Timestamp } from "firebase-admin/firestore";
import { type PurchaseRecords, purchaseRecords } from "../../../tools/records/purchase.ts";
import type { TestClient } from "./client.ts";
import { database } from "./records.ts";

export type Purchase = Omit<PurchaseRecords, "invoice">;

/** With somebody whom no test knows: one that is nobody's is given to whoever is at work just then. */
const ELSEWHERE = { assigned_to: "somebody-elsewhere" };

/** A client's paid order with its payment and checkout, for screens that only show them. */
export async function makePurchase(
  client: TestClient,
  change: { order?: Partial<Order>; payment?: Partial<Payment> } = {},
): Promise<Purchase> {
  const made = boughtBy(client);
  const order = { ...made.order, ...ELSEWHERE, ...change.order };
  const payment = { ...made.payment, ...change.payment };
  await Promise.all([
    database().doc(`checkouts/${made.checkout.id}`).set(made.checkout),
    database().doc(`payments/${payment.id}`).set(payment),
    database().doc(`orders/${order.id}`).set(order),
  ]);
  return { order, payment, checkout: made.checkout };
}

/** A checkout that is not paid. */
export async function makeCheckout(client: TestClient, change: Partial<Checkout> = {}): Promise<Checkout> {
  const unpaid = {
    status: "created",
    attempts: {},
    order_id: null,
    payment_id: null,
    paid_at: null,
  } as const;
  const checkout: Checkout = { ...boughtBy(client, "2026-11-27T09:20:00Z").checkout, ...unpaid, ...change };
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

/** A purchase as it is written, of a GST registration unless said. */
export function boughtBy(
  { uid, email }: TestClient,
  paid = "2026-11-27T09:30:00Z",
  { service_id, plan_id } = { service_id: "gst-registration", plan_id: "new-registration" },
): PurchaseRecords {
  const tail = randomUUID().replaceAll("-", "").slice(0, 14);
  return purchaseRecords({
    buyer: {
      ...{ uid, email, name: "Asha Rao", phone: "+919876543210", state_code: "29" },
      ...{ gstin: null, billing_name: null, address: null },
    },
    supplier: {
      ...{ name: "NiyamDesk", email: null, address: "Bengaluru" },
      ...{ gstin: "29AAGCN1234F1ZN", state_code: "29" },
    },
    razorpay_key_id: "rzp_test_NiyamDeskLocal",
    ...{ service_id, plan_id },
    checkout_id: `chk_${tail}`,
    razorpay_order_id: `order_${tail}`,
    payment_id: `pay_${tail}`,
    payment_method: "upi",
    paid: at(paid),
    // Not of the functions' series, so that no test that counts invoices meets it.
    invoice_number: "INV-TEST-000042",
  });
}
