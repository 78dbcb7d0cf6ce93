import { PRODUCT, SUPPORT } from "@niyamdesk/domain/product";
import { letter } from "../letter.ts";
import type { MailContent } from "../mail-content.ts";

/** To the owner of an account whose number is somebody else's by now. */
export function numberRemoved(data: { name: string; phoneEnd: string; profileUrl: string }): MailContent {
  return letter({
    subject: `A phone number was removed from your ${PRODUCT} account`,
    title: "Your phone number was removed",
    preview: `The number ending in ${data.phoneEnd} no longer signs in to your account.`,
    name: data.name,
    paragraphs: [
      `Whoever has the number ending in ${data.phoneEnd} today told us that your account is not theirs. So the number no longer signs in to it. Nobody saw anything in your account, and nothing else has changed.`,
      "Sign in with this email address; if you have no password, ask for a link to set one on the sign-in page. In your profile you can add the number you use today.",
    ],
    action: { label: "Go to your profile", href: data.profileUrl },
    notes: [`If the number is still yours, write to ${SUPPORT.email} or call ${SUPPORT.phoneLabel}.`],
  });
}
