import type { ParsedInput } from "@niyamdesk/domain/callables";
import { REFERRAL_DAYS, typedReferralCode } from "@niyamdesk/domain/franchises/referral";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { referralRef, referredRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

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
    const expires_at = timestamp(unit.now() + REMEMBERED_DAYS * DAY_MS);
    unit.merge(referredRef(checkoutId), { franchise_id: found.franchise_id, expires_at });
  });
}
