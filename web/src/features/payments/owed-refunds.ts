import { type Owed, owedOf } from "@niyamdesk/domain/refunds/owed";
import type { PaymentView } from "./read-payment.ts";

/** What the bank did not take and nobody has sent since, as far as the payment alone tells it. */
export function owedRefunds({ amount, askingPaise, refunds: views }: PaymentView): Owed[] {
  const refunds = views.map(({ id, amountPaise, status, at, insteadOf }) => ({
    ...{ id, amount_paise: amountPaise, status, created_at: { toMillis: () => at } },
    ...(insteadOf === null ? {} : { instead_of: insteadOf }),
  }));
  const gone = refunds
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  const left_paise = Math.max(0, amount * 100 - gone - askingPaise);
  return owedOf({ refunds, requests: [], asking_paise: askingPaise, left_paise });
}
