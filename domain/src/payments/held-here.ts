import type { Payment } from "./payment.ts";
import { gonePaise } from "./refund-left.ts";

/**
 * Whether money is held that is still here, as all is whose amount nobody knows: about what the bank has taken, and what went back besides,
 * nobody can decide any more.
 */
export function isHeldHere(payment: Payment): boolean {
  if (payment.status !== "held") return false;
  const { amount_paise, refunds = [] } = payment;
  return !(gonePaise({ ...payment, refunds }) >= amount_paise);
}
