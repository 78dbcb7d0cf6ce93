import { queueWithPause } from "../mail/queue-with-pause.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { resetPasswordMail } from "./reset-password.mail.ts";
import { rightfulOwner } from "./rightful-owner.ts";

/**
 * Looks up and writes the same for an address with and without an account, so that neither answer nor time tells.
 *
 * @param network whose share it counts against
 */
export async function requestReset(email: string, network: string): Promise<void> {
  const account = await rightfulOwner(email);
  const data = account === null || account.disabled ? null : { uid: account.uid };
  const proven = account?.emailVerified ?? false;
  await commitTogether((unit) =>
    queueWithPause(unit, resetPasswordMail, {
      ...{ to: email, data, proven },
      asker: { as: "reset", who: network },
    }),
  );
}
