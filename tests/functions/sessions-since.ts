import { addresses } from "../support/stack.ts";

/** Lets the account's sessions count from that time on, epoch seconds: the Admin SDK only knows 'from now on'. */
export async function sessionsSince(localId: string, validSince: number): Promise<void> {
  const update = `${addresses.auth}/identitytoolkit.googleapis.com/v1/projects/${process.env.GCLOUD_PROJECT}/accounts:update`;
  const answer = await fetch(update, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer owner" },
    body: JSON.stringify({ localId, validSince: String(validSince) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
