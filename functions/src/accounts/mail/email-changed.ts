import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { addressee, greeted } from "../../mail/addressee.ts";
import { emailChanged } from "./email-changed-words.ts";

/** Whether the change was only asked for or has happened is read from the account as it is now. */
export async function emailChangedMail(
  data: MailData["email-changed"],
  to: string,
): Promise<MailContent | null> {
  const account = await addressee(data.uid);
  if (account === null) return null;
  return emailChanged({ name: greeted(account, to), email: to, done: account.email !== to });
}
