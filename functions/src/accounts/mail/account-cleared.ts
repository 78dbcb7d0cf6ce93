import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { addressee } from "../../mail/addressee.ts";
import { siteAddress } from "../../platform/params.ts";
import { accountCleared } from "./account-cleared-words.ts";

export async function accountClearedMail(data: MailData["account-cleared"]): Promise<MailContent | null> {
  if ((await addressee(data.uid)) === null) return null;
  return accountCleared({
    phoneRemoved: data.phone_removed,
    resetUrl: `${siteAddress()}/password-reset`,
    profileUrl: `${siteAddress()}/user/profile`,
  });
}
