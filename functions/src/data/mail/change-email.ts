import type { MailData } from "@niyamdesk/domain/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { changeEmail } from "../../integrations/mail/templates/change-email.ts";
import { accounts, isAuthError } from "../../platform/accounts.ts";
import { actionLink } from "./action-link.ts";
import { addressee } from "./addressee.ts";

/** To the new address. Nothing when it belongs to an account by now: neither is harmed. */
export async function changeEmailMail(
  data: MailData["change-email"],
  to: string,
): Promise<MailContent | null> {
  const account = await addressee(data.uid);
  if (!account?.email || to !== data.new_email || account.email === to) return null;
  try {
    const link = await (await accounts()).generateVerifyAndChangeEmailLink(account.email, to);
    return changeEmail({
      name: account.displayName ?? "",
      newEmail: to,
      link: actionLink("verifyAndChangeEmail", link),
    });
  } catch (error) {
    if (isAuthError(error, "auth/email-already-exists")) return null;
    throw error;
  }
}
