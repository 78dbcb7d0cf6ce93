import { REFERRAL_PARAMETER } from "@niyamdesk/domain/franchises/referral";
import { SITE_ORIGIN } from "../../../lib/backend/env.ts";

/** The site's front page, with the partner's code. */
export function referralLink(code: string, language: "en" | "hi" = "en"): string {
  return `${SITE_ORIGIN}${language === "hi" ? "/hi" : "/"}?${new URLSearchParams({ [REFERRAL_PARAMETER]: code })}`;
}
