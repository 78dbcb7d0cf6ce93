import type { MailData } from "@niyamdesk/domain/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { resetPassword } from "../../integrations/mail/templates/reset-password.ts";
import { accounts } from "../../platform/accounts.ts";
import { actionLink } from "./action-link.ts";
import { addressee } from "./addressee.ts";

/** Only to the address the account has now. */
export async function resetPasswordMail(
  data: MailData["reset-password"],
  to: string,
): Promise<MailContent | null> {
  const account = await addressee(data.uid);
  if (account?.email !== to) return null;
  const link = await (await accounts()).generatePasswordResetLink(to);
  return resetPassword({
    name: account.displayName ?? "",
    email: to,
    link: actionLink("resetPassword", link),
  });
}
