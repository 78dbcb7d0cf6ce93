import type { CallableOutputs } from "@niyamdesk/domain/callables";
import { call } from "../support/callables.ts";
import { addresses } from "../support/stack.ts";

/** What the product's own page does with a token from a mail. */

/** The parameters of the one link in a mail to our page for such links. */
export function linkIn(text: string): URLSearchParams {
  const links = [...text.matchAll(/https?:\/\/\S+\/auth-callback\?\S+/g)].map(([link]) => new URL(link));
  const [link] = links;
  if (link === undefined) throw new Error(`There is no link to our page in: ${text}`);
  if (link.origin !== addresses.site) throw new Error(`The link leads to ${link.origin}`);
  return link.searchParams;
}

/** Confirms the address behind the token, in a session or none. Rejects as the function refuses. */
export function confirmAddress(token: string, session?: string): Promise<CallableOutputs["confirmEmail"]> {
  return call("confirmEmail", { token }, session);
}

/** Sets a new password by the token. Rejects as the function refuses. */
export function resetPassword(token: string, password: string): Promise<CallableOutputs["setNewPassword"]> {
  return call("setNewPassword", { token, password });
}
