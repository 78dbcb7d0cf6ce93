import { profileOf } from "@niyamdesk/domain/base/addresses";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { addressee, greeted } from "../../mail/addressee.ts";
import { siteAddress } from "../../platform/params.ts";
import { numberRemoved } from "./number-removed-words.ts";

export async function numberRemovedMail(
  data: MailData["number-removed"],
  to: string,
): Promise<MailContent | null> {
  const account = await addressee(data.uid);
  if (account?.email !== to) return null;
  return numberRemoved({
    name: greeted(account, to),
    phoneEnd: data.phone_end,
    profileUrl: `${siteAddress()}${profileOf(roleOf(account.customClaims?.role))}`,
  });
}
