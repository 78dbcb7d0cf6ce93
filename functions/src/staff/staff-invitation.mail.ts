import { INVITATION_DAYS } from "@niyamdesk/domain/accounts/account";
import { loginOf } from "@niyamdesk/domain/base/addresses";
import { PRODUCT } from "@niyamdesk/domain/base/product";
import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { actionLink } from "../mail/action-link.ts";
import { addressee } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { profileRef } from "../platform/refs.ts";
import { newInvitation } from "./new-invitation.ts";

/** The token is made here, so that it is nowhere but in the mail. */
export const staffInvitationMail = defineMail({
  template: "staff-invitation",
  data: z.object({ uid: z.string() }),
  async read(data, { to }) {
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
  },
});

interface StaffInvitation {
  name: string;
  email: string;
  /** The role's label. */
  role: string;
  /** How long the link is good. */
  days: number;
  link: string;
  /** Where to sign in afterwards. */
  loginUrl: string;
}

/** To somebody who is to work here: the way to the first password. */
function staffInvitation(data: StaffInvitation): MailContent {
  return letter({
    subject: `Your ${PRODUCT} account as ${data.role}`,
    title: `Welcome to ${PRODUCT}`,
    preview: `Set your password and start as ${data.role}.`,
    name: data.name,
    paragraphs: [
      `An administrator has made you an account as ${data.role}. Choose your own password to begin; nobody else knows it.`,
      `You sign in with ${data.email} at ${data.loginUrl}.`,
    ],
    action: { label: "Set your password", href: data.link },
    notes: [
      `The link works once and for ${data.days} days. Only the latest invitation counts; your administrator can send another.`,
      "If you did not expect this, ignore this mail.",
    ],
  });
}
