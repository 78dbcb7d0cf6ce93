import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { InboxItem } from "@niyamdesk/domain/notifications/notification";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { getApps, initializeApp } from "firebase-admin/app";
import { type CollectionReference, getFirestore } from "firebase-admin/firestore";
import type { CheckoutRecord } from "../../functions/src/platform/refs.ts";

/** Everything that came of one checkout. */
export interface Records {
  checkout: CheckoutRecord;
  orders: Order[];
  payments: Payment[];
  invoices: Invoice[];
  mails: OutboxMail[];
  inbox: InboxItem[];
}

export async function recordsOf(checkoutId: string): Promise<Records> {
  const checkout = await read<CheckoutRecord>(COLLECTIONS.checkouts, checkoutId);
  const orders = await where<Order>(COLLECTIONS.orders, "checkout_id", checkoutId);
  const payments = await where<Payment>(COLLECTIONS.payments, "checkout_id", checkoutId);
  const ofPayments = payments.map(({ id }) => id);
  const [invoices, mails, inbox] = await Promise.all([
    Promise.all(ofPayments.map((id) => where<Invoice>(COLLECTIONS.invoices, "payment_id", id))),
    Promise.all(ofPayments.map((id) => where<OutboxMail>(COLLECTIONS.mail, "data.payment_id", id))),
    collection(`${COLLECTIONS.profiles}/${checkout.user_id}/${SUBCOLLECTIONS.inbox}`).get(),
  ]);
  return {
    checkout,
    orders,
    payments,
    invoices: invoices.flat(),
    mails: mails.flat(),
    inbox: inbox.docs.map((item) => item.data() as InboxItem),
  };
}

export async function read<T>(name: string, id: string): Promise<T> {
  const found = await collection(name).doc(id).get();
  if (!found.exists) throw new Error(`There is no ${name}/${id}`);
  return found.data() as T;
}

export async function where<T>(name: string, field: string, value: unknown): Promise<T[]> {
  const found = await collection(name).where(field, "==", value).get();
  return found.docs.map((entry) => entry.data() as T);
}

/** In the project of this process: a test's own, or the stack's. */
export function collection(path: string): CollectionReference {
  return getFirestore(getApps()[0] ?? initializeApp()).collection(path);
}
