import type { MailData } from "@niyamdesk/domain/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { numberRemoved } from "../../integrations/mail/templates/number-removed.ts";
import { siteAddress } from "../../platform/params.ts";
import { addressee, greeted } from "./addressee.ts";

export async function numberRemovedMail(
  data: MailData["number-removed"],
  to: string,
): Promise<MailContent | null> {
  const account = await addressee(data.uid);
  if (account?.email !== to) return null;
  return numberRemoved({
    name: greeted(account, to),
    phoneEnd: data.phone_end,
    profileUrl: `${siteAddress()}/user/profile`,
  });
}
