import { type Owed, owedOf } from "@niyamdesk/domain/refunds/owed";
import type { AskedBack } from "./data/own-asked.ts";
import type { PaymentView } from "./read-payment.ts";

/** What did not reach the client and nobody has sent since, as the order's page says it. @param asked what was asked back of any payment */
export function owedRefunds(
  { id, amount, askingPaise, refunds: views }: PaymentView,
  asked: readonly AskedBack[],
): Owed[] {
  const requests = asked.filter(({ payment_id }) => payment_id === id);
  const refunds = views.map(({ id, amountPaise, status, at, insteadOf }) => ({
    ...{ id, amount_paise: amountPaise, status, created_at: { toMillis: () => at } },
    ...(insteadOf === null ? {} : { instead_of: insteadOf }),
  }));
  const gone = refunds
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  const left_paise = Math.max(0, amount * 100 - gone - askingPaise);
  return owedOf({ refunds, requests, asking_paise: askingPaise, left_paise });
}
