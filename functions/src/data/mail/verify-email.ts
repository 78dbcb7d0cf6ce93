import type { MailData } from "@niyamdesk/domain/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { verifyEmail } from "../../integrations/mail/templates/verify-email.ts";
import { accounts } from "../../platform/accounts.ts";
import { awaitsAdministrator, isDesignated, newAdministratorProof } from "../accounts/administrator-proof.ts";
import { actionLink } from "./action-link.ts";
import { addressee } from "./addressee.ts";

/** Only to the address the account has now: no other mailbox may verify it. */
export async function verifyEmailMail(
  data: MailData["verify-email"],
  to: string,
): Promise<MailContent | null> {
  const account = await addressee(data.uid);
  if (account?.email !== to || (account.emailVerified && !awaitsAdministrator(account))) return null;
  const link = await (await accounts()).generateEmailVerificationLink(to);
  const designated = isDesignated(to);
  const ours = designated ? { proof: await newAdministratorProof(data.uid) } : {};
  return verifyEmail({
    name: account.displayName ?? "",
    email: to,
    link: actionLink("verifyEmail", link, ours),
    designated,
  });
}
