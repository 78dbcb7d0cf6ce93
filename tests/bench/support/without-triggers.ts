import { addresses } from "../../support/stack.ts";

/** What a bench stores is past: no trigger has anything to do, and each of them would do it for half an hour. Nothing switches them on again. */
export async function withoutTriggers(): Promise<void> {
  const answer = await fetch(`${addresses.hub}/functions/disableBackgroundTriggers`, { method: "PUT" });
  if (!answer.ok) throw new Error(`Triggers could not be switched off: ${answer.status}`);
}
