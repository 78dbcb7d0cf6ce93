import type { LinkPurpose } from "@niyamdesk/domain/accounts/account";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Language } from "@niyamdesk/domain/base/languages";
import { sitePage } from "../platform/site-page.ts";

/** Our own page with the token of a mailed link: what it does is said for the page, and looked up by the token. */
export function actionLink(
  mode: LinkPurpose | "invitation",
  token: string,
  more: { proof?: string } = {},
  language: Language = "en",
): string {
  return `${sitePage(PATHS.authCallback, language)}?${new URLSearchParams({ mode, token, ...more })}`;
}
