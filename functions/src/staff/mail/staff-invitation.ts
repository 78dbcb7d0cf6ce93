import { INVITATION_DAYS } from "@niyamdesk/domain/accounts/account";
import { loginOf } from "@niyamdesk/domain/base/addresses";
import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { actionLink } from "../../mail/action-link.ts";
import { addressee } from "../../mail/addressee.ts";
import { siteAddress } from "../../platform/params.ts";
import { profileRef } from "../../platform/refs.ts";
import { newInvitation } from "../new-invitation.ts";
import { staffInvitation } from "./staff-invitation-words.ts";

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
    role: ROLE_LABELS[role],
    days: INVITATION_DAYS,
    link: actionLink("invitation", await newInvitation(data.uid, to)),
    loginUrl: `${siteAddress()}${loginOf(role)}`,
  });
}
