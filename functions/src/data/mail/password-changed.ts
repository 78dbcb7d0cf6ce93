import type { MailData } from "@niyamdesk/domain/mail";
import { phoneEnd } from "@niyamdesk/domain/masked";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { passwordChanged } from "../../integrations/mail/templates/password-changed.ts";
import { siteAddress } from "../../platform/params.ts";
import { addressee, greeted } from "./addressee.ts";

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
    profileUrl: `${siteAddress()}/user/profile`,
  });
}
