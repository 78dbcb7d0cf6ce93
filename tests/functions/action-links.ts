import { addresses } from "../support/stack.ts";

/** What the product's own page does with a code from a mail. */

/** The parameters of the one link in a mail to our page for such links. */
export function linkIn(text: string): URLSearchParams {
  const links = [...text.matchAll(/https?:\/\/\S+\/auth-callback\?\S+/g)].map(([link]) => new URL(link));
  const [link] = links;
  if (link === undefined) throw new Error(`There is no link to our page in: ${text}`);
  if (link.origin !== addresses.site) throw new Error(`The link leads to ${link.origin}`);
  return link.searchParams;
}

/** Confirms the address behind the code. Rejects with the provider's word. */
export function confirmAddress(oobCode: string): Promise<unknown> {
  return identityToolkit("accounts:update", { oobCode });
}

/** Sets a new password by the code. Rejects with the provider's word. */
export function resetPassword(oobCode: string, newPassword: string): Promise<unknown> {
  return identityToolkit("accounts:resetPassword", { oobCode, newPassword });
}

async function identityToolkit(method: string, body: object): Promise<unknown> {
  const answer = await fetch(`${addresses.auth}/identitytoolkit.googleapis.com/v1/${method}?key=test`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const result = (await answer.json()) as { error?: { message: string } };
  if (result.error) throw new Error(result.error.message);
  return result;
}
