import { REFERRAL_DAYS, REFERRAL_PARAMETER, typedReferralCode } from "@niyamdesk/domain/franchises/referral";

/** The partner's code that was followed last in this browser: it goes along with a purchase (`createCheckout`). */
export interface FollowedReferral {
  code: string;
  /** Epoch ms. */
  followed_at: number;
}

const KEY = "niyamdesk.referral";
const DAY_MS = 86_400_000;

/** For a browser that refuses to store it: as long as the page lives. */
let here: FollowedReferral | null = null;

/** Of the address that led here, on whatever page; the last one counts. */
export function keepReferral(search = window.location.search, now = Date.now()): void {
  const code = typedReferralCode(new URLSearchParams(search).get(REFERRAL_PARAMETER) ?? "");
  if (code === null) return;
  here = { code, followed_at: now };
  try {
    localStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // Storage is full or blocked.
  }
}

/** Undefined: none, or so long ago that it counts no more. */
export function followedReferral(now = Date.now()): FollowedReferral | undefined {
  const kept = stored() ?? here;
  return kept !== null && now - kept.followed_at <= REFERRAL_DAYS * DAY_MS ? kept : undefined;
}

function stored(): FollowedReferral | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null || !("code" in kept && "followed_at" in kept)) return null;
    const code = typeof kept.code === "string" ? typedReferralCode(kept.code) : null;
    return code !== null && Number.isSafeInteger(kept.followed_at)
      ? { code, followed_at: Number(kept.followed_at) }
      : null;
  } catch {
    return null;
  }
}
