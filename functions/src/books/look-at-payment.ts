import { isStanding } from "@niyamdesk/domain/books/finding";
import { BOOK_FINDINGS, findingsOfPaymentQuery } from "@niyamdesk/domain/books/queries";
import { standingFaults } from "@niyamdesk/domain/books/standing-faults";
import { refundRequestsOfPaymentQuery } from "@niyamdesk/domain/refunds/queries";
import type { RefundRequest } from "@niyamdesk/domain/refunds/refund-request";
import { paymentRef, recordRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { keepAll } from "./keep-faults.ts";

/** Keeps what stands at a payment and waits for people, whenever it changes. Twice, late or out of order it comes to the same. */
export function lookAtPayment(payment_id: string): Promise<void> {
  return commitTogether(async (unit) => {
    // Before the payment: whoever has seen a later state of it has written these since, and this try is for nothing.
    const found = await runQuery(findingsOfPaymentQuery, { payment_id });
    const known = found.map(({ id }) => id);
    await Promise.all(known.map((id) => unit.get(recordRef(BOOK_FINDINGS, id))));
    const payment = await unit.get(paymentRef(payment_id));
    if (!payment) return;
    const requests = await runQuery(refundRequestsOfPaymentQuery, { payment_id });
    const faults = standingFaults(
      payment,
      requests.map((entry) => entry.data() as RefundRequest),
    );
    await keepAll(unit, { faults, known, of: isStanding });
  });
}
