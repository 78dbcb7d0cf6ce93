import { accountByEmail } from "../../platform/accounts.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { queueWithPause } from "../mail/queue-with-pause.ts";

/** Looks up and writes the same for an address with and without an account, so that neither answer nor time tells. */
export async function requestReset(email: string): Promise<void> {
  const account = await accountByEmail(email);
  const data = account === null || account.disabled ? null : { uid: account.uid };
  await commitTogether((unit) => queueWithPause(unit, { to: email, template: "reset-password", data }));
}
