import type { Fault } from "@niyamdesk/domain/books/finding";
import {
  amountFaults,
  missingPayment,
  missingRefunds,
  ownFaults,
  refundFaults,
  unknownPayment,
} from "@niyamdesk/domain/books/payment-faults";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { gateway } from "../integrations/razorpay/gateway.ts";
import { isCaptured } from "../integrations/razorpay/schemas.ts";
import { invoiceRef, orderRef, paymentRef } from "../platform/refs.ts";
import { fetchTheirs, isOurs, theirPayment, theirRefund } from "./theirs.ts";

/** All that is wrong with one payment now, by Razorpay and by what stands beside it. @throws DomainError gateway_unavailable */
export async function comparePayment(id: string): Promise<Fault[]> {
  const theirs = await fetchTheirs(id);
  const payment = (await paymentRef(id).get()).data();
  if (!payment) {
    return theirs && isCaptured(theirs) && (await isOurs(theirs))
      ? [unknownPayment(theirPayment(theirs))]
      : [];
  }
  const own = ownFaults(payment, await besideOf(payment));
  if (theirs === null || !isCaptured(theirs))
    return [missingPayment(payment, theirs?.status ?? null), ...own];
  const refunds = (await gateway.refundsOfPayment(id)).map(theirRefund);
  return [
    ...amountFaults(payment, theirPayment(theirs)),
    ...refundFaults(payment, refunds),
    ...missingRefunds(payment, refunds),
    ...own,
  ];
}

async function besideOf({ order_id, invoice_number, refunds }: Payment) {
  const numbers = refunds.flatMap(({ credit_note }) => (credit_note ? [credit_note] : []));
  const [order, invoice, ...notes] = await Promise.all([
    order_id === null ? undefined : orderRef(order_id).get(),
    invoice_number === null ? undefined : invoiceRef(invoice_number).get(),
    ...numbers.map((number) => invoiceRef(number).get()),
  ]);
  return {
    order: order?.data(),
    invoice: invoice?.data(),
    notes: notes.flatMap((note) => note?.data() ?? []),
  };
}
