import { isTransfer, type Refund } from "@niyamdesk/domain/payments/payment";
import { payments as words } from "#messages/payments.ts";
import { istFullDate } from "../time/ist-words.ts";

/** Seven working days are over by then, whatever the week. */
const USUALLY_MS = 11 * 86_400_000;

/** Nobody looks for it any more. */
const LOOKED_FOR_MS = 60 * 86_400_000;

/** By when it is usually on the account, or since when it should be; null for what came back to us, or is long past. @param now epoch ms */
export function arrivalWords(
  { id, status, at }: Pick<Refund, "id" | "status"> & { readonly at: number },
  now: number,
): string | null {
  if (status === "failed" || now > at + LOOKED_FOR_MS) return null;
  if (isTransfer({ id })) return words.arrivesSoon;
  const by = at + USUALLY_MS;
  return now > by ? words.overdue(istFullDate(by)) : words.arrivesBy(istFullDate(by));
}
