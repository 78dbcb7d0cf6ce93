import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { actionLink } from "../../mail/action-link.ts";
import { addressee, greeted } from "../../mail/addressee.ts";
import { newLink } from "../links.ts";
import { resetPassword } from "./reset-password-words.ts";

/** Only to the address the account has now. */
export async function resetPasswordMail(
  data: MailData["reset-password"],
  { to, askedAt }: { to: string; askedAt: number },
): Promise<MailContent | null> {
  const account = await addressee(data.uid);
  if (account?.email !== to) return null;
  const token = await newLink({ ...account, email: to }, "resetPassword", askedAt);
  if (token === null) return null;
  return resetPassword({ name: greeted(account, to), email: to, link: actionLink("resetPassword", token) });
}
