import type { PaymentOutcome } from "@niyamdesk/domain/checkouts/checkout";
import { call } from "../../../lib/backend/callables.ts";

/** Asks the payment provider whether money for this checkout arrived, and settles it when it did. @throws AppError */
export function checkPayment(checkoutId: string): Promise<PaymentOutcome> {
  return call("checkPayment", { checkout_id: checkoutId });
}
