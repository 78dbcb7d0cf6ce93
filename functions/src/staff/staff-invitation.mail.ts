import { INVITATION_DAYS } from "@niyamdesk/domain/accounts/account";
import { loginOf } from "@niyamdesk/domain/base/addresses";
import { PRODUCT } from "@niyamdesk/domain/base/product";
import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { actionLink } from "../mail/action-link.ts";
import { addressee } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { siteAddress } from "../platform/params.ts";
import { memberRef } from "../platform/partner-staff.ts";
import { profileRef } from "../platform/refs.ts";
import { sitePage } from "../platform/site-page.ts";
import { memberInvitation } from "./member-invitation.ts";
import { newInvitation } from "./new-invitation.ts";
import { approvedPartner, partnerInvitation } from "./partner-invitation.ts";

/** The token is made here, so that it is nowhere but in the mail. */
export const staffInvitationMail = defineMail({
  template: "staff-invitation",
  data: z.object({ uid: z.string() }),
  async read(data, { to }) {
    const [account, stored] = await Promise.all([addressee(data.uid), profileRef(data.uid).get()]);
    const profile = stored.data();
    if (account?.email !== to || profile?.staff_status !== "invited") return null;
    const { role } = profile;
    const member = (await memberRef(data.uid).get()).data();
    // Whoever was offered another role since is invited to that.
    if (member !== undefined && role === "franchise") {
      const { name, language, partner_name, territory_name, ended_at } = member;
      if (ended_at !== null) return null;
      return memberInvitation(language, {
        ...{ name, email: to, partner: partner_name, territory: territory_name, days: INVITATION_DAYS },
        link: actionLink("invitation", await newInvitation(data.uid, to), {}, language),
        loginUrl: sitePage(loginOf(role), language),
      });
    }
    const approved = role === "franchise" ? await approvedPartner(data.uid) : null;
    if (approved !== null) {
      const { language, territory } = approved;
      return partnerInvitation(language, {
        ...{ name: account.displayName ?? "", email: to, territory, days: INVITATION_DAYS },
        link: actionLink("invitation", await newInvitation(data.uid, to), {}, language),
        loginUrl: sitePage(loginOf(role), language),
      });
    }
    return staffInvitation({
      name: account.displayName ?? "",
      email: to,
      role: ROLE_LABELS[role],
      days: INVITATION_DAYS,
      link: actionLink("invitation", await newInvitation(data.uid, to)),
      loginUrl: `${siteAddress()}${loginOf(role)}`,
    });
  },
  samples: (language) => [
    memberInvitation(language, {
      ...{ name: SAMPLE.name, email: SAMPLE.email, partner: SAMPLE.name, territory: SAMPLE.territory },
      ...{ days: INVITATION_DAYS, link: SAMPLE.link, loginUrl: SAMPLE.link },
    }),
    partnerInvitation(language, {
      ...{ name: SAMPLE.name, email: SAMPLE.email, territory: SAMPLE.territory, days: INVITATION_DAYS },
      ...{ link: SAMPLE.link, loginUrl: SAMPLE.link },
    }),
    staffInvitation({
      ...{ name: SAMPLE.name, email: SAMPLE.email, role: ROLE_LABELS.tax_executive, days: INVITATION_DAYS },
      ...{ link: SAMPLE.link, loginUrl: SAMPLE.link },
    }),
  ],
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
    subject: say`Your ${{ product: PRODUCT }} account as ${{ role: data.role }}`,
    title: say`Welcome to ${{ product: PRODUCT }}`,
    preview: say`Set your password and start as ${{ role: data.role }}.`,
    name: data.name,
    paragraphs: [
      say`An administrator has made you an account as ${{ role: data.role }}. Choose your own password to begin; nobody else knows it.`,
      say`You sign in with ${{ email: data.email }} at ${{ login_url: data.loginUrl }}.`,
    ],
    action: { label: say`Set your password`, href: data.link },
    notes: [
      say`The link works once and for ${{ days: data.days }} days. Only the latest invitation counts; your administrator can send another.`,
      say`If you did not expect this, ignore this mail.`,
    ],
  });
}
