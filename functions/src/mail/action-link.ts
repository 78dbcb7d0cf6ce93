import type { LinkPurpose } from "@niyamdesk/domain/accounts/account";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { siteAddress } from "../platform/params.ts";

/** Our own page with the token of a mailed link: what it does is said for the page, and looked up by the token. */
export function actionLink(
  mode: LinkPurpose | "invitation",
  token: string,
  more: { proof?: string } = {},
): string {
  return `${siteAddress()}${PATHS.authCallback}?${new URLSearchParams({ mode, token, ...more })}`;
}
