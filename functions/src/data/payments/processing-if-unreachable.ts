import type { PaymentOutcome } from "@niyamdesk/domain/checkout";
import { DomainError } from "@niyamdesk/domain/errors";
import { currentOutcome } from "./review-order.ts";

/**
 * A provider that does not answer leaves it open whether money moved: that is `processing`, never a failure, and the
 * reconciliation asks again. If a webhook settled it meanwhile, our records say so.
 */
export async function processingIfUnreachable(
  checkoutId: string,
  ask: () => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "gateway_unavailable") throw error;
    const known = await currentOutcome(checkoutId, []);
    return known.status === "not_paid" ? { ...known, status: "processing" } : known;
  }
}
