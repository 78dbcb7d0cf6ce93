import { PRODUCT } from "@niyamdesk/domain/base/product";
import { NEVER_ASKED } from "@niyamdesk/domain/fields/never-asked";
import { letter } from "../../integrations/mail/letter.ts";
import type { MailContent } from "../../integrations/mail/mail-content.ts";

/** To whoever asked for a new password. */
export function resetPassword(data: { name: string; email: string; link: string }): MailContent {
  return letter({
    subject: `Set a new ${PRODUCT} password`,
    title: "Set a new password",
    preview: "The link to a new password. Nothing has changed yet.",
    name: data.name,
    paragraphs: [`A new password was asked for the account ${data.email}.`],
    action: { label: "Set a new password", href: data.link },
    notes: [
      "The link works once, for about an hour. The latest mail counts.",
      "If it was not you, ignore this mail: your password stays as it is.",
      NEVER_ASKED,
    ],
  });
}
