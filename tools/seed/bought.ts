import { mayMove } from "@niyamdesk/domain/base/moves";
import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import { type Checkout, orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import { type Invoice, invoiceNumber } from "@niyamdesk/domain/invoices/invoice";
import { taxOn } from "@niyamdesk/domain/money/gst";
import { formatPaise, paiseOfRupees, rupeesOfPaise } from "@niyamdesk/domain/money/money";
import {
  ORDER_MOVES,
  ORDER_STATUS_LABELS,
  type Order,
  type OrderStatus,
} from "@niyamdesk/domain/orders/order";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import type { DemoOrder, DemoUser } from "./data.ts";
import { momentOf } from "./relative-time.ts";

export interface Seller {
  name: string;
  address: string;
  gstin: string;
  state: string;
  razorpayKeyId: string;
}

/** What a purchase leaves behind. */
export interface Bought {
  checkout: Checkout;
  order: Order;
  payment: Payment;
  invoice: Invoice;
}

/**
 * A demo order as buying would have made it: price from the catalogue, tax by the client's State, moves that the
 * product allows.
 *
 * @param sequence of the invoice within its series
 * @throws RangeError when the file names a service, plan or move that does not exist
 */
export function bought(
  demo: DemoOrder,
  buyer: DemoUser,
  seller: Seller,
  sequence: number,
  now: number,
): Bought {
  const service = CATALOGUE.find((candidate) => candidate.id === demo.service_id);
  const plan = service?.plans.find((candidate) => candidate.id === demo.plan_id);
  if (!service || !plan) throw new RangeError(`There is no plan ${demo.service_id}/${demo.plan_id}`);
  const paid = momentOf(demo.paid, now);
  const tax = taxOn(paiseOfRupees(plan.price), seller.state, buyer.state_code);
  const orderId = orderIdOf(demo.checkout_id);
  const number = invoiceNumber("invoice", paid.toMillis(), sequence);
  const amount = rupeesOfPaise(tax.total_paise);
  const { name, email, phone } = buyer;
  const gstin = buyer.gstin ?? undefined;
  const billing_name = buyer.billing_name ?? undefined;
  const address = buyer.address ?? undefined;
  const supplier = {
    ...{ name: seller.name, address: seller.address, gstin: seller.gstin },
    email: null,
    state_code: seller.state,
  };
  const times = { created_at: paid, updated_at: paid };
  const checkout: Checkout = {
    id: demo.checkout_id,
    user_id: buyer.uid,
    service_id: service.id,
    service_name: service.name,
    plan_id: plan.id,
    plan_name: plan.name,
    sac: service.sac,
    turnaround: plan.turnaround,
    contact: { name, email, phone, state_code: buyer.state_code, gstin, billing_name, address },
    supplier,
    tax,
    amount_paise: tax.total_paise,
    gst_paise: tax.gst_paise,
    currency: "INR",
    razorpay_order_id: demo.razorpay_order_id,
    key_mode: "test",
    key_id: seller.razorpayKeyId,
    status: "paid",
    attempts: { [demo.razorpay_payment_id]: { status: "captured", description: null, at: paid } },
    idempotency_key: `demo-${demo.checkout_id}`,
    order_id: orderId,
    payment_id: demo.razorpay_payment_id,
    franchise_initiated: false,
    repeat: false,
    paid_at: paid,
    ...times,
  };
  const order: Order = {
    id: orderId,
    user_id: buyer.uid,
    service_id: service.id,
    service_name: service.name,
    plan_id: plan.id,
    plan_name: plan.name,
    amount,
    status: statusAfter(demo),
    customer_info: { name, email, phone },
    date: paid,
    timeline: [
      {
        date: paid,
        event: ORDER_STATUS_LABELS.pending,
        description: `We received your payment of ${formatPaise(tax.total_paise)}.`,
        by: "system",
      },
      ...demo.moves.map(({ to, date, by, description }) => ({
        date: momentOf(date, now),
        event: ORDER_STATUS_LABELS[to],
        description,
        by: ROLE_LABELS[by],
      })),
    ],
    assigned_to: demo.assigned_to,
    franchise_id: demo.franchise_id ?? null,
    due_date: demo.due === null ? null : momentOf(demo.due, now),
    payment_id: demo.razorpay_payment_id,
    checkout_id: demo.checkout_id,
    created_at: paid,
    updated_at: demo.moves.length === 0 ? paid : momentOf(demo.moves.at(-1)?.date ?? demo.paid, now),
  };
  const payment: Payment = {
    id: demo.razorpay_payment_id,
    razorpay_id: demo.razorpay_payment_id,
    razorpay_order_id: demo.razorpay_order_id,
    checkout_id: demo.checkout_id,
    order_id: orderId,
    user_id: buyer.uid,
    service: service.name,
    amount,
    amount_paise: tax.total_paise,
    gst: rupeesOfPaise(tax.gst_paise + tax.round_off_paise),
    gst_paise: tax.gst_paise,
    currency: "INR",
    status: "completed",
    hold_reason: null,
    payment_method: demo.payment_method,
    date: paid,
    invoice_number: number,
    refunds: [],
    refunded_paise: 0,
    ...times,
  };
  const invoice: Invoice = {
    number,
    kind: "invoice",
    user_id: buyer.uid,
    order_id: orderId,
    payment_id: demo.razorpay_payment_id,
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

function statusAfter(demo: DemoOrder): OrderStatus {
  return demo.moves.reduce<OrderStatus>((from, { to, by }) => {
    if (!mayMove(ORDER_MOVES, from, to, by))
      throw new RangeError(`${by} may not move ${demo.checkout_id} from ${from} to ${to}`);
    return to;
  }, "pending");
}
