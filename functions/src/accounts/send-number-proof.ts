import { DomainError } from "@niyamdesk/domain/base/errors";
import { queueWithPause } from "../mail/queue-with-pause.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { confirmNumberMail } from "./confirm-number.mail.ts";
import { findLink } from "./links.ts";

/**
 * Mails the second proof to the account's address, for whoever holds its number.
 *
 * @throws DomainError link_not_valid
 */
export async function sendNumberProof(ticket: string): Promise<{ wait_s: number }> {
  const { found, state } = await findLink(ticket);
  if (found?.link.purpose !== "numberTicket") {
    throw new DomainError("link_not_valid", { state: found ? "unknown" : state });
  }
  const { uid, email: to } = found.account;
  // Proven or not, the mailbox is not known to be the asker's: few mails an hour, however many tickets they get, and not
  // of those that the account itself may ask for.
  const mail = { to, data: { uid }, proven: false, by: uid };
  const { wait_s } = await commitTogether((unit) =>
    queueWithPause(unit, confirmNumberMail, { ...mail, asker: { as: "account", who: `number of ${uid}` } }),
  );
  return { wait_s };
}
