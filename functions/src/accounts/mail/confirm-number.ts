import { phoneEnd } from "@niyamdesk/domain/accounts/masked";
import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { actionLink } from "../../mail/action-link.ts";
import { addressee, greeted } from "../../mail/addressee.ts";
import { newLink } from "../links.ts";
import { confirmNumber } from "./confirm-number-words.ts";

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
