import type { Payment } from "./payment.ts";
import { takenPaise } from "./refund-left.ts";

/** Whether money is held that is still here, as all is whose amount nobody knows: what the bank has taken, nobody can decide about any more. */
export function isHeldHere(payment: Payment): boolean {
  return payment.status === "held" && !(takenPaise(payment) >= payment.amount_paise);
}
