import { PATHS, profileOf } from "@niyamdesk/domain/base/addresses";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { addressee } from "../../mail/addressee.ts";
import { siteAddress } from "../../platform/params.ts";
import { accountCleared } from "./account-cleared-words.ts";

export async function accountClearedMail(data: MailData["account-cleared"]): Promise<MailContent | null> {
  const account = await addressee(data.uid);
  if (account === null) return null;
  return accountCleared({
    phoneRemoved: data.phone_removed,
    resetUrl: `${siteAddress()}${PATHS.passwordReset}`,
    profileUrl: `${siteAddress()}${profileOf(roleOf(account.customClaims?.role))}`,
  });
}
