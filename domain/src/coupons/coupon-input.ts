import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { OFFICE_WORDS } from "../fields/office-words.ts";
import { line, text } from "../fields/written.ts";
import { isIstDayName } from "../time/time.ts";
import { couponCode } from "./coupon-code.ts";

const wholeRupees = z.int().check(z.minimum(100), z.maximum(100_000_000), z.multipleOf(100));
const day = z.string().check(z.refine(isIstDayName, OFFICE_WORDS.dayMissing));

export const couponTermsInput = z
  .strictObject({
    code: couponCode,
    discount: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("percent"), percent: z.int().check(z.minimum(1), z.maximum(100)) }),
      z.strictObject({ kind: z.literal("amount"), amount_paise: wholeRupees }),
    ]),
    from: z.nullable(day),
    until: z.nullable(day),
    most_uses: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    most_per_person: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000))),
    services: z.array(documentId).check(z.maxLength(60)),
    least_price_paise: z.nullable(wholeRupees),
    note: line(3, 200),
  })
  .check(
    z.refine(({ from, until }) => from === null || until === null || from <= until, {
      path: ["until"],
      message: OFFICE_WORDS.couponEndsBefore,
    }),
  );

/** `saveCoupon`. A code that was used stays what it is: its discount never changes, and its uses are only made more. */
export const saveCouponInput = z.strictObject({
  terms: couponTermsInput,
  /** `updated_at` of what was on the screen, epoch ms; null: a new one. */
  seen_at: z.nullable(z.int()),
});

/** `stopCoupon`. `reason`: for the audit log. */
export const stopCouponInput = z.strictObject({ code: couponCode, reason: text(3, 500) });

/** `lookAtCoupon`: what it takes off a plan. */
export const lookAtCouponInput = z.strictObject({
  code: couponCode,
  service_id: documentId,
  plan_id: documentId,
});
