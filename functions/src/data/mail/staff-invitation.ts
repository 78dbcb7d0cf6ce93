import { INVITATION_DAYS } from "@niyamdesk/domain/account";
import type { MailData } from "@niyamdesk/domain/mail";
import { ROLE_FACTS } from "@niyamdesk/domain/roles";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { staffInvitation } from "../../integrations/mail/templates/staff-invitation.ts";
import { siteAddress } from "../../platform/params.ts";
import { profileRef } from "../refs.ts";
import { newInvitation } from "../staff/new-invitation.ts";
import { actionLink } from "./action-link.ts";
import { addressee } from "./addressee.ts";

/** The token is made here, so that it is nowhere but in the mail. */
export async function staffInvitationMail(
  data: MailData["staff-invitation"],
  to: string,
): Promise<MailContent | null> {
  const [account, stored] = await Promise.all([addressee(data.uid), profileRef(data.uid).get()]);
  const profile = stored.data();
  if (account?.email !== to || profile?.staff_status !== "invited") return null;
  const { role } = profile;
  return staffInvitation({
    name: account.displayName ?? "",
    email: to,
    role: ROLE_FACTS[role].label,
    days: INVITATION_DAYS,
    link: actionLink("invitation", await newInvitation(data.uid, to)),
    loginUrl: `${siteAddress()}${ROLE_FACTS[role].login}`,
  });
}
