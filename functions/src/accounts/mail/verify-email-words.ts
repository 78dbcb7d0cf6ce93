import { PRODUCT } from "@niyamdesk/domain/base/product";
import { letter } from "../../integrations/mail/letter.ts";
import type { MailContent } from "../../integrations/mail/mail-content.ts";

interface Data {
  name: string;
  email: string;
  link: string;
  /** The designated administrator's address. */
  designated: boolean;
}

/** To a new account's address. */
export function verifyEmail(data: Data): MailContent {
  return letter({
    subject: `Confirm your email address for ${PRODUCT}`,
    title: "Confirm your email address",
    preview: "One tap, and your account is ready.",
    name: data.name,
    paragraphs: [
      ...(data.designated
        ? ["Open the link in the browser in which you registered: this account becomes the administrator."]
        : []),
      `Please confirm that ${data.email} is yours. It is where order updates, invoices and a new password reach you.`,
    ],
    action: { label: "Confirm email address", href: data.link },
    notes: [
      "The link works once, for 7 days. If it has expired, sign in and ask for another.",
      `If you did not register with ${PRODUCT}, ignore this mail: nothing happens without the link.`,
    ],
  });
}
