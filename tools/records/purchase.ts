import { type Checkout, orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import type { Invoice, InvoiceParty } from "@niyamdesk/domain/invoices/invoice";
import { taxOn } from "@niyamdesk/domain/money/gst";
import { formatPaise, paiseOfRupees, rupeesOfPaise } from "@niyamdesk/domain/money/money";
import type { Order } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import type { Moment } from "@niyamdesk/domain/time/moment";

/** What a purchase leaves behind, as functions write it. */
export interface PurchaseRecords {
  checkout: Checkout;
  order: Order;
  payment: Payment;
  invoice: Invoice;
}

/** Who buys. Blanks are null. */
export interface Buyer {
  uid: string;
  name: string;
  email: string;
  phone: string;
  state_code: string;
  gstin: string | null;
  billing_name: string | null;
  address: string | null;
}

export interface PurchaseFacts {
  buyer: Buyer;
  supplier: InvoiceParty;
  razorpay_key_id: string;
  service_id: string;
  plan_id: string;
  checkout_id: string;
  razorpay_order_id: string;
  payment_id: string;
  payment_method: string;
  paid: Moment;
  invoice_number: string;
}

/**
 * A paid purchase for demo data and tests that do not buy themselves: price from the catalogue, tax by the buyer's State, an order
 * that nobody has begun with.
 *
 * @throws RangeError when there is no such service or plan
 */
export function purchaseRecords(facts: PurchaseFacts): PurchaseRecords {
  const { buyer, supplier, paid, checkout_id, payment_id } = facts;
  const service = CATALOGUE.find((candidate) => candidate.id === facts.service_id);
  const plan = service?.plans.find((candidate) => candidate.id === facts.plan_id);
  if (!service || !plan) throw new RangeError(`There is no plan ${facts.service_id}/${facts.plan_id}`);
  const tax = taxOn(paiseOfRupees(plan.price), supplier.state_code, buyer.state_code);
  const order_id = orderIdOf(checkout_id);
  const amount = rupeesOfPaise(tax.total_paise);
  const { name, email, phone } = buyer;
  const own = { user_id: buyer.uid, created_at: paid, updated_at: paid };
  const bought = {
    service_id: service.id,
    service_name: service.name,
    plan_id: plan.id,
    plan_name: plan.name,
  };
  const checkout: Checkout = {
    id: checkout_id,
    ...own,
    ...bought,
    sac: service.sac,
    turnaround: plan.turnaround,
    contact: contactOf(buyer),
    supplier,
    tax,
    amount_paise: tax.total_paise,
    gst_paise: tax.gst_paise,
    currency: "INR",
    razorpay_order_id: facts.razorpay_order_id,
    key_mode: "test",
    key_id: facts.razorpay_key_id,
    status: "paid",
    attempts: { [payment_id]: { status: "captured", description: null, at: paid } },
    idempotency_key: `made-${checkout_id}`,
    order_id,
    payment_id,
    franchise_initiated: false,
    repeat: false,
    paid_at: paid,
  };
  const { event, description } = TIMELINE_WORDS.received;
  const order: Order = {
    id: order_id,
    ...own,
    ...bought,
    amount,
    status: "pending",
    customer_info: { name, email, phone },
    date: paid,
    timeline: [{ date: paid, event, description: description(formatPaise(tax.total_paise)), by: "system" }],
    assigned_to: null,
    franchise_id: null,
    due_date: null,
    payment_id,
    checkout_id,
  };
  const payment: Payment = {
    id: payment_id,
    ...own,
    razorpay_id: payment_id,
    razorpay_order_id: facts.razorpay_order_id,
    checkout_id,
    order_id,
    service: service.name,
    amount,
    amount_paise: tax.total_paise,
    gst: rupeesOfPaise(tax.gst_paise + tax.round_off_paise),
    gst_paise: tax.gst_paise,
    currency: "INR",
    status: "completed",
    hold_reason: null,
    payment_method: facts.payment_method,
    date: paid,
    invoice_number: facts.invoice_number,
    refunds: [],
    refunded_paise: 0,
  };
  const invoice: Invoice = {
    number: facts.invoice_number,
    kind: "invoice",
    user_id: buyer.uid,
    order_id,
    payment_id,
    supplier,
    recipient: {
      name: buyer.billing_name ?? name,
      email,
      address: buyer.address,
      gstin: buyer.gstin,
      state_code: tax.place_of_supply,
    },
    lines: [
      { description: `${service.name} – ${plan.name}`, sac: service.sac, taxable_paise: tax.taxable_paise },
    ],
    tax,
    total_paise: tax.total_paise,
    issued_at: paid,
    paid_at: paid,
    pdf_path: null,
  };
  return { checkout, order, payment, invoice };
}

/** Firestore stores no undefined: what was left blank is not there. */
function contactOf({
  name,
  email,
  phone,
  state_code,
  gstin,
  billing_name,
  address,
}: Buyer): Checkout["contact"] {
  const given = { name, email, phone, state_code, gstin, billing_name, address };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null),
  ) as unknown as Checkout["contact"];
}
