import type { MailData } from "@niyamdesk/domain/mail";
import { phoneEnd } from "@niyamdesk/domain/masked";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { confirmNumber } from "../../integrations/mail/templates/confirm-number.ts";
import { newLink } from "../accounts/links.ts";
import { actionLink } from "./action-link.ts";
import { addressee, greeted } from "./addressee.ts";

/** Only to the address the account has now, and while it has a number. */
export async function confirmNumberMail(
  data: MailData["confirm-number"],
  { to, askedAt }: { to: string; askedAt: number },
): Promise<MailContent | null> {
  const account = await addressee(data.uid);
  if (account?.email !== to || !account.phoneNumber) return null;
  const token = await newLink({ ...account, email: to }, "confirmNumber", askedAt);
  if (token === null) return null;
  return confirmNumber({
    name: greeted(account, to),
    phoneEnd: phoneEnd(account.phoneNumber),
    link: actionLink("confirmNumber", token),
  });
}
