import { siteAddress } from "../../platform/params.ts";

/** What a link of ours does; the provider's own names, and `invitation`. */
type ActionMode = "verifyEmail" | "resetPassword" | "verifyAndChangeEmail";

/**
 * Our own page with the one-time code of a link the provider made. Nothing else of that link is taken over: neither its
 * host nor where it would lead on to.
 *
 * @throws RangeError when there is no code in it
 */
export function actionLink(mode: ActionMode, providerLink: string, ours: { proof?: string } = {}): string {
  const oobCode = new URL(providerLink).searchParams.get("oobCode");
  if (!oobCode) throw new RangeError("The provider's link has no code");
  return callbackLink({ mode, oobCode, ...ours });
}

/** The link of an invitation, with a token of our own. */
export function invitationLink(token: string): string {
  return callbackLink({ mode: "invitation", token });
}

function callbackLink(parameters: Record<string, string>): string {
  return `${siteAddress()}/auth-callback?${new URLSearchParams(parameters)}`;
}
