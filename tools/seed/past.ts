import { SETTLEMENT_LINES, SETTLEMENTS } from "@niyamdesk/domain/accounting/queries";
import type { Settlement, SettlementLine } from "@niyamdesk/domain/accounting/settlement";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { Past } from "../razorpay-simulator/control-client.ts";
import type { PaymentMethod } from "../razorpay-simulator/entities.ts";

/** What Razorpay would hold, had the demo payments been made there: a comparison of the books finds them. */
export function pastOf(documents: ReadonlyMap<string, object>): Past {
  const lines = of<SettlementLine>(documents, SETTLEMENT_LINES);
  const byDate = (one: Payment, next: Payment) => one.date.toMillis() - next.date.toMillis();
  return {
    payments: of<Payment>(documents, COLLECTIONS.payments)
      .sort(byDate)
      .map(({ id, razorpay_order_id: order_id, amount_paise: amount, payment_method, date }) => {
        return { id, order_id, amount, method: payment_method as PaymentMethod, created_at: seconds(date) };
      }),
    settlements: of<Settlement>(documents, SETTLEMENTS).map(({ id, utr, created_at }) => ({
      ...{ id, utr: utr ?? "", created_at: seconds(created_at) },
      payment_ids: lines.filter(({ settlement_id }) => settlement_id === id).map((line) => line.id),
    })),
  };
}

function of<T>(documents: ReadonlyMap<string, object>, collection: string): T[] {
  return [...documents].filter(([path]) => path.startsWith(`${collection}/`)).map(([, one]) => one as T);
}

function seconds(at: Moment): number {
  return Math.floor(at.toMillis() / 1_000);
}
