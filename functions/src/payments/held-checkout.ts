import { isHeldHere } from "@niyamdesk/domain/payments/held-here";
import { isAskedAbout, type Payment } from "@niyamdesk/domain/payments/payment";
import { paymentsOfCheckoutQuery } from "@niyamdesk/domain/payments/queries";
import type { CheckoutRecord } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";

/**
 * A checkout is held as long as money of it is: it is over with the last that goes back, whoever sent it, and held again when
 * that fails. Its client is asked as long as one of those payments is asked about. The checkout must have been read before,
 * and whoever calls this writes it, so that of two payments at the same moment one comes second.
 *
 * @param payment as it is about to be written
 */
export async function heldOrOver(
  payment: Payment,
  { id, status }: CheckoutRecord,
): Promise<Pick<Partial<CheckoutRecord>, "status" | "asked">> {
  if (payment.order_id !== null || (status !== "held" && status !== "expired")) return {};
  const found = await runQuery(paymentsOfCheckoutQuery, { checkout_id: id });
  const others = found.map((entry) => entry.data() as Payment).filter((other) => other.id !== payment.id);
  const held = [payment, ...others].filter(isHeldHere);
  if (held.length === 0) return { status: "expired", asked: false };
  return { status: "held", asked: held.some(isAskedAbout) };
}
