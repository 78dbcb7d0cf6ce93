import { PRODUCT } from "@niyamdesk/domain/base/product";
import { letter } from "../../integrations/mail/letter.ts";
import type { MailContent } from "../../integrations/mail/mail-content.ts";

/** To the owner of an account that nobody used for long, when its number is signed in with. */
export function confirmNumber(data: { name: string; phoneEnd: string; link: string }): MailContent {
  return letter({
    subject: `Are you signing in to ${PRODUCT}?`,
    title: "Are you signing in?",
    preview: "Your account has not been used for a long time.",
    name: data.name,
    paragraphs: [
      `Somebody with the phone number ending in ${data.phoneEnd} wants to sign in to your ${PRODUCT} account, which has not been used for a long time. Phone numbers get passed on to new owners, so we are checking with you first.`,
      "If the number is still yours, confirm it and sign in with it as before.",
    ],
    action: { label: "Yes, this is my number", href: data.link },
    notes: [
      "The link works once, for 24 hours.",
      "If it is not you, do nothing: nobody gets in. You can sign in with this email address at any time and remove the number in your profile.",
    ],
  });
}
