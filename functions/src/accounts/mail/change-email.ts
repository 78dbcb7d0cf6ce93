import { maskedEmail } from "@niyamdesk/domain/accounts/masked";
import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { actionLink } from "../../mail/action-link.ts";
import { addressee } from "../../mail/addressee.ts";
import { accountByEmail } from "../../platform/accounts.ts";
import { newLink } from "../links.ts";
import { changeEmail } from "./change-email-words.ts";

/** To the new address. Nothing when it belongs to an account by now: neither is harmed. */
export async function changeEmailMail(
  data: MailData["change-email"],
  { to, askedAt }: { to: string; askedAt: number },
): Promise<MailContent | null> {
  const account = await addressee(data.uid);
  if (!account?.email || !account.emailVerified || to !== data.new_email) return null;
  if ((await accountByEmail(to)) !== null) return null;
  const token = await newLink({ ...account, email: account.email }, "verifyAndChangeEmail", askedAt, to);
  if (token === null) return null;
  return changeEmail({
    asker: maskedEmail(account.email),
    newEmail: to,
    link: actionLink("verifyAndChangeEmail", token),
  });
}
