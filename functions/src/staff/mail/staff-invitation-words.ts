import { PRODUCT } from "@niyamdesk/domain/base/product";
import { letter } from "../../integrations/mail/letter.ts";
import type { MailContent } from "../../integrations/mail/mail-content.ts";

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
export function staffInvitation(data: StaffInvitation): MailContent {
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
