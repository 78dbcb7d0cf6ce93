import type { Payment } from "./payment.ts";
import { gonePaise } from "./refund-left.ts";

/**
 * Whether money is held that is still here, as all is whose amount nobody knows: about what the bank has taken, and what went back besides,
 * nobody can decide any more.
 */
export function isHeldHere(payment: Payment): boolean {
  return payment.status === "held" && !(gonePaise(payment) >= payment.amount_paise);
}
