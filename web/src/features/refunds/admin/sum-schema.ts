import { text } from "@niyamdesk/domain/fields/written";
import { formatPaise, parseTypedRupees } from "@niyamdesk/domain/money/money";
import { REFUND_REASONS } from "@niyamdesk/domain/refunds/refund-request";
import * as z from "zod/mini";
import { workRefunds as words } from "#messages/workspaces/refunds.ts";

export const WAYS = ["reckoned", "all", "other", "none"] as const;
export type Way = (typeof WAYS)[number];

/** What each way comes to, paise. `left`: what can still be asked back. */
export interface Sums {
  reckoned: number;
  left: number;
}

/** The least that Razorpay sends. */
const LEAST = 100;

/** Paise of what is chosen and typed; null: it is no sum. */
export function paiseOf(how: string, typed: string, { reckoned, left }: Sums): number | null {
  if (how === "reckoned") return reckoned;
  if (how === "all") return left;
  if (how === "none") return 0;
  return how === "other" ? parseTypedRupees(typed) : null;
}

/** @param asksReason false where the act itself is the reason */
export function sumSchema(sums: Sums, asksReason: boolean) {
  return z
    .strictObject({
      how: z.enum(WAYS, words.chooseHow),
      sum: z.string(),
      reason: asksReason ? z.enum(REFUND_REASONS, words.chooseReason) : z.string(),
      words: text(1, 500),
    })
    .check(
      z.refine(({ how, sum }) => how !== "other" || parseTypedRupees(sum) !== null, {
        ...{ path: ["sum"], error: words.noSum },
      }),
      z.refine(({ how, sum }) => how !== "other" || (parseTypedRupees(sum) ?? LEAST) >= LEAST, {
        ...{ path: ["sum"], error: words.tooLittle },
      }),
      z.refine(({ how, sum }) => how !== "other" || (parseTypedRupees(sum) ?? 0) <= sums.left, {
        ...{ path: ["sum"], error: words.tooMuch(formatPaise(sums.left)) },
      }),
    );
}
