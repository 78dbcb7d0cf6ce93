import type { OrderEntity, PaymentEntity, PaymentMethod } from "./entities.ts";
import { feeFor } from "./fee.ts";
import { newId } from "./ids.ts";
import type { Simulator } from "./simulator.ts";
import { nowSeconds } from "./state.ts";
import type { TestCard } from "./test-cards.ts";

export interface PaymentDetails {
  /** A new one unless it is known already. */
  id?: string;
  method: PaymentMethod;
  amount?: number | undefined;
  currency?: string | undefined;
  email?: string | undefined;
  contact?: string | undefined;
  description?: string | null | undefined;
  notes?: PaymentEntity["notes"] | undefined;
  bank?: string | undefined;
  vpa?: string | undefined;
  card?: TestCard | undefined;
  createdAt?: number | undefined;
}

/** An attempt on an order, as yet undecided. */
export function newPayment(
  { state, feeBearer }: Pick<Simulator, "state" | "feeBearer">,
  order: OrderEntity,
  details: PaymentDetails,
): PaymentEntity {
  const fee = feeBearer === "customer" ? feeFor(order.amount).fee : 0;
  const payment: PaymentEntity = {
    id: details.id ?? newId("pay"),
    entity: "payment",
    amount: details.amount ?? order.amount + fee,
    currency: details.currency ?? order.currency,
    status: "created",
    order_id: order.id,
    invoice_id: null,
    international: details.card?.international ?? false,
    method: details.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: details.description ?? null,
    card_id: null,
    bank: details.bank ?? null,
    wallet: null,
    vpa: details.vpa ?? null,
    email: details.email ?? "void@razorpay.com",
    contact: details.contact ?? "+919876543210",
    notes: details.notes ?? [],
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: {},
    created_at: details.createdAt ?? nowSeconds(),
  };
  if (details.card) addCard(payment, details.card);
  if (details.card?.failure) state.declineReasons.set(payment.id, details.card.failure);
  if (details.vpa) payment.upi = { payer_account_type: "bank_account", vpa: details.vpa, flow: "intent" };
  state.payments.set(payment.id, payment);
  order.attempts += 1;
  if (order.status === "created") order.status = "attempted";
  return payment;
}

function addCard(payment: PaymentEntity, card: TestCard): void {
  const id = newId("card");
  payment.card_id = id;
  payment.card = {
    id,
    entity: "card",
    name: "",
    last4: card.number.slice(-4),
    network: card.network,
    type: "credit",
    issuer: null,
    international: card.international,
    emi: false,
    sub_type: "consumer",
    token_iin: null,
  };
}
