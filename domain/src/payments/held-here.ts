import type { Payment } from "./payment.ts";

/** Whether money is held that is still here, as all is whose amount nobody knows: what the bank has taken, nobody can decide about any more. */
export function isHeldHere({ status, amount_paise, disputes = [] }: Payment): boolean {
  const lost = disputes.filter((dispute) => dispute.status === "lost");
  return status === "held" && !(lost.reduce((sum, dispute) => sum + dispute.amount_paise, 0) >= amount_paise);
}
