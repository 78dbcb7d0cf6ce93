import { randomUUID } from "node:crypto";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { CheckoutSession } from "@niyamdesk/domain/checkout";
import type { PaymentEntity } from "../../tools/razorpay-simulator/entities.ts";
import { type Actor, newEmail, signUp } from "../support/actors.ts";
import { call } from "../support/callables.ts";
import { razorpay } from "../support/razorpay.ts";

export type Wish = CallableInput<"createCheckout">;

/** Rupees with 18 % GST of the plan below. */
export const TOTAL = 1_769;
export const PLAN = { service_id: "gst-registration", plan_id: "new-registration" };

export function wish(changes: Partial<Wish> = {}): Wish {
  return {
    ...PLAN,
    contact: { name: "Asha Rao", email: newEmail("asha"), phone: "98765 43210", state_code: "29" },
    seen_total: TOTAL,
    idempotency_key: randomUUID(),
    ...changes,
  };
}

export interface Purchase {
  buyer: Actor;
  session: CheckoutSession;
  /** Where this purchase's mail goes. */
  email: string;
}

/** A client with an open checkout. */
export async function openCheckout(changes: Partial<Wish> = {}): Promise<Purchase> {
  const buyer = await signUp();
  const wanted = wish(changes);
  const session = await call("createCheckout", wanted, buyer.idToken);
  return { buyer, session, email: wanted.contact.email };
}

export interface Paid extends Purchase {
  payment: PaymentEntity;
  signature: string;
}

/** Pays an open checkout at the bank; who tells us is up to the simulator's rules and the test. */
export async function pay(
  purchase: Purchase,
  details: Omit<Parameters<typeof razorpay.pay>[0], "order_id"> = {},
): Promise<Paid> {
  const made = await razorpay.pay({ order_id: purchase.session.razorpay_order_id, ...details });
  return { ...purchase, ...made };
}

/** What the browser sends after the provider's window closed with success. */
export function confirmationOf({ session, payment, signature }: Paid): CallableInput<"verifyPayment"> {
  return {
    checkout_id: session.checkout_id,
    razorpay_payment_id: payment.id,
    razorpay_order_id: session.razorpay_order_id,
    razorpay_signature: signature,
  };
}

export function confirm(paid: Paid) {
  return call("verifyPayment", confirmationOf(paid), paid.buyer.idToken);
}
