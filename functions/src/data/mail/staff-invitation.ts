import { INVITATION_DAYS } from "@niyamdesk/domain/account";
import type { MailData } from "@niyamdesk/domain/mail";
import { ROLE_FACTS, roleOf } from "@niyamdesk/domain/roles";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { staffInvitation } from "../../integrations/mail/templates/staff-invitation.ts";
import { siteAddress } from "../../platform/params.ts";
import { profileRef } from "../refs.ts";
import { hasOwnPassword } from "../staff/has-own-password.ts";
import { newInvitation } from "../staff/new-invitation.ts";
import { actionLink } from "./action-link.ts";
import { addressee } from "./addressee.ts";

/** The token is made here, so that it is nowhere but in the mail. */
export async function staffInvitationMail(
  data: MailData["staff-invitation"],
  to: string,
): Promise<MailContent | null> {
  const [account, profile] = await Promise.all([addressee(data.uid), profileRef(data.uid).get()]);
  const role = roleOf(account?.customClaims?.role);
  if (
    account?.email !== to ||
    hasOwnPassword(account) ||
    role === null ||
    profile.data()?.staff_status !== "invited"
  )
    return null;
  return staffInvitation({
    name: account.displayName ?? "",
    email: to,
    role: ROLE_FACTS[role].label,
    days: INVITATION_DAYS,
    link: actionLink("invitation", await newInvitation(data.uid)),
    loginUrl: `${siteAddress()}${ROLE_FACTS[role].login}`,
  });
}
