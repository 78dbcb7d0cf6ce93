import { PRODUCT } from "@niyamdesk/domain/base/product";
import { letter } from "../../integrations/mail/letter.ts";
import type { MailContent } from "../../integrations/mail/mail-content.ts";

/** To the address that an account is to have from now on. */
export function changeEmail(data: { asker: string; newEmail: string; link: string }): MailContent {
  return letter({
    subject: `Confirm your new email address for ${PRODUCT}`,
    title: "Confirm your new email address",
    preview: "Your old address stays until you confirm this one.",
    name: "",
    paragraphs: [
      `Someone signed in to the ${PRODUCT} account of ${data.asker} wants to use ${data.newEmail} for it from now on. If that is you, open the link below. If you are not signed in to that account on this device, we will ask you to sign in first.`,
      "Once the address has changed, please sign in again with the new address and the same password.",
    ],
    action: { label: "Use this address", href: data.link },
    notes: [
      "The link works once, for 24 hours.",
      "If you did not ask for this, you can ignore this email. Your address cannot be used without signing in to that account.",
    ],
  });
}
