import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { actionLink } from "../../mail/action-link.ts";
import { addressee, greeted } from "../../mail/addressee.ts";
import { awaitsAdministrator } from "../administrator-proof.ts";
import { newLink } from "../links.ts";
import { verifyEmail } from "./verify-email-words.ts";

/** Only to the address the account has now: no other mailbox may verify it. */
export async function verifyEmailMail(
  data: MailData["verify-email"],
  { to, askedAt }: { to: string; askedAt: number },
): Promise<MailContent | null> {
  const account = await addressee(data.uid);
  if (account?.email !== to || (account.emailVerified && !awaitsAdministrator(account))) return null;
  const addressed = { ...account, email: to };
  const token = await newLink(addressed, "verifyEmail", askedAt);
  // What makes the designated administrator of the session that opens the link.
  const proof = awaitsAdministrator(account) ? await newLink(addressed, "administrator", askedAt) : undefined;
  if (token === null || proof === null) return null;
  return verifyEmail({
    name: greeted(account, to),
    email: to,
    link: actionLink("verifyEmail", token, proof === undefined ? {} : { proof }),
    designated: proof !== undefined,
  });
}
