import { contactDetails } from "@niyamdesk/domain/checkouts/checkout-input";
import { taxOn } from "@niyamdesk/domain/money/gst";
import { paiseOfRupees } from "@niyamdesk/domain/money/money";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { newCheckout, termsOf } from "../../../functions/src/checkouts/new-checkout.ts";
import type { GatewayPayment } from "../../../functions/src/integrations/razorpay/schemas.ts";
import { db } from "../../../functions/src/platform/firestore.ts";
import { type CheckoutRecord, checkoutRef } from "../../../functions/src/platform/refs.ts";

/** A checkout that waits for its payment, and that payment. */
export interface Due {
  checkout: CheckoutRecord;
  payment: GatewayPayment;
}

const PLACES = ["29", "27", "07", "33"];
/** Firestore's own limit of writes in a batch. */
const BATCH = 400;
let made = 0;

const SUPPLIER = {
  name: "NiyamDesk",
  email: null,
  address: "Bengaluru",
  gstin: "29AAGCN1234F1ZN",
  state_code: "29",
};

/** Stores so many checkouts of different people, ready to be paid. */
export async function storeCheckouts(count: number): Promise<Due[]> {
  const due = Array.from({ length: count }, oneDue);
  for (let from = 0; from < count; from += BATCH) {
    const batch = db().batch();
    for (const { checkout } of due.slice(from, from + BATCH)) {
      batch.create(checkoutRef(checkout.id), checkout);
    }
    await batch.commit();
  }
  return due;
}

function oneDue(): Due {
  const n = made;
  made += 1;
  const tail = String(n).padStart(14, "0");
  const service = of(CATALOGUE, n);
  const plan = of(service.plans, n);
  const contact = contactDetails.parse({
    name: `Asha Verma ${n}`,
    email: `asha.verma.${n}@example.com`,
    phone: "+919876543210",
    state_code: of(PLACES, n),
  });
  const tax = taxOn(paiseOfRupees(plan.price), "29", contact.state_code);
  const buyer = {
    uid: `uid_${tail}`,
    key: { id: "rzp_test_NiyamDeskLocal", mode: "test" as const },
    idempotencyKey: crypto.randomUUID(),
    franchiseInitiated: false,
    repeat: false,
  };
  const terms = termsOf({ service, plan, supplier: SUPPLIER, tax, contact, coupon: null }, buyer);
  const checkout: CheckoutRecord = {
    ...newCheckout(terms, buyer, Date.now()),
    razorpay_order_id: `order_${tail}`,
    gateway_asked: true,
  };
  const payment: GatewayPayment = {
    id: `pay_${tail}`,
    order_id: `order_${tail}`,
    amount: checkout.amount_paise,
    currency: "INR",
    status: "captured",
    method: "upi",
    amount_refunded: 0,
    notes: { checkout_id: checkout.id, service: checkout.service_id, franchiseInitiated: "false" },
    created_at: Math.floor(Date.now() / 1000),
  };
  return { checkout, payment };
}

function of<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length];
  if (item === undefined) throw new RangeError("The list is empty");
  return item;
}
