import { refundLeft, refundsToArrive } from "@niyamdesk/domain/payments/refund-left";
import { type Owed, owedOf } from "@niyamdesk/domain/refunds/owed";
import type { PaymentMoney } from "./read-money.ts";
import type { RequestView } from "./read-request.ts";

/** What did not reach the client and nobody has sent since. @param requests what was asked back of this payment */
export function owedNow(money: PaymentMoney, requests: readonly RequestView[]): Owed[] {
  const { asking_paise = 0 } = money;
  const refunds = refundsToArrive(money);
  return owedOf({ refunds, asking_paise, requests: requests.map(asStored), left_paise: refundLeft(money) });
}

function asStored({ id, paise, status, refundId, at, insteadOf }: RequestView) {
  return {
    ...{ id, amount_paise: paise, status, refund_id: refundId, created_at: { toMillis: () => at } },
    ...(insteadOf === null ? {} : { instead_of: insteadOf }),
  };
}
