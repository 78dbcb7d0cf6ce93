import type { CallableInput } from "@niyamdesk/domain/callables";
import type { CheckoutSession } from "@niyamdesk/domain/checkouts/checkout";
import type { PaymentEntity } from "../../tools/razorpay-simulator/entities.ts";
import { razorpay } from "../support/razorpay.ts";
import { type Client, call, signedIn } from "./product.ts";
import { type Wish, wish } from "./wish.ts";

export interface Purchase {
  buyer: Client;
  session: CheckoutSession;
}

/** A client with an open checkout. */
export async function openCheckout(changes: Partial<Wish> = {}): Promise<Purchase> {
  const buyer = signedIn();
  return { buyer, session: await call("createCheckout", wish(changes), buyer) };
}

export interface Paid extends Purchase {
  payment: PaymentEntity;
  signature: string;
}

/** Pays an open checkout at the bank, without a word to us. */
export async function pay(
  purchase: Purchase,
  details: Omit<Parameters<typeof razorpay.pay>[0], "order_id"> = {},
): Promise<Paid> {
  const order_id = purchase.session.razorpay_order_id;
  return { ...purchase, ...(await razorpay.pay({ order_id, notify: false, ...details })) };
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
  return call("verifyPayment", confirmationOf(paid), paid.buyer);
}
