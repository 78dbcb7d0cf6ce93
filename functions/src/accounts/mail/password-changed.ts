import { phoneEnd } from "@niyamdesk/domain/accounts/masked";
import { profileOf } from "@niyamdesk/domain/base/addresses";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { addressee, greeted } from "../../mail/addressee.ts";
import { siteAddress } from "../../platform/params.ts";
import { passwordChanged } from "./password-changed-words.ts";

/** Names the number that signs in to the account as well, as it is when this is sent. */
export async function passwordChangedMail(
  data: MailData["password-changed"],
  to: string,
): Promise<MailContent | null> {
  const account = await addressee(data.uid);
  if (account === null) return null;
  const { phoneNumber } = account;
  return passwordChanged({
    name: greeted(account, to),
    phoneEnd: phoneNumber ? phoneEnd(phoneNumber) : null,
    phoneRemoved: data.phone_removed,
    profileUrl: `${siteAddress()}${profileOf(roleOf(account.customClaims?.role))}`,
  });
}
