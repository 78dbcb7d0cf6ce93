import type { ParsedInput } from "@niyamdesk/domain/callables";
import { REFERRAL_DAYS, typedReferralCode } from "@niyamdesk/domain/franchises/referral";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { referralRef, referredRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

const REMEMBERED_DAYS = 90;

/** Notes whose referral code a checkout's client had followed, if that was lately. A code that nobody has is nobody's. */
export async function noteReferred(
  checkoutId: string,
  referral: ParsedInput<"createCheckout">["referral"],
): Promise<void> {
  const code = referral && typedReferralCode(referral.code);
  if (!code) return;
  await commitTogether(async (unit) => {
    const found = await unit.get(referralRef(code));
    if (!found || unit.now() - referral.followed_at > REFERRAL_DAYS * DAY_MS) return;
    await noteBroughtBy(unit, checkoutId, found.franchise_id);
  });
}

/** A checkout that is opened again counts on the day on which the same partner brought it first, and is remembered anew. */
export async function noteBroughtBy(
  unit: UnitOfWork,
  checkoutId: string,
  franchise_id: string,
): Promise<void> {
  const ref = referredRef(checkoutId);
  const isKnown = (await unit.get(ref))?.franchise_id === franchise_id;
  const expires_at = timestamp(unit.now() + REMEMBERED_DAYS * DAY_MS);
  unit.merge(ref, {
    ...(isKnown ? {} : { franchise_id, opened_at: timestamp(unit.now()) }),
    expires_at,
  });
}
