import { DomainError } from "@niyamdesk/domain/base/errors";
import type { PaymentOutcome } from "@niyamdesk/domain/checkouts/checkout";
import { isContention } from "../platform/retry.ts";
import { currentOutcome } from "./review-order.ts";

/**
 * A provider that does not answer leaves it open whether money moved: that is `processing`, never a failure, and the
 * reconciliation asks again. So does a settlement that somebody else is in the middle of, or died in. If it was
 * settled meanwhile, our records say so.
 */
export async function processingIfUnreachable(
  checkoutId: string,
  ask: () => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> {
  try {
    return await ask();
  } catch (error) {
    if (!isOpen(error)) throw error;
    const known = await currentOutcome(checkoutId, []);
    return known.status === "not_paid" ? { ...known, status: "processing" } : known;
  }
}

function isOpen(error: unknown): boolean {
  return error instanceof DomainError ? error.code === "gateway_unavailable" : isContention(error);
}
