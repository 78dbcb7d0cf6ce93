import { PRODUCT } from "@niyamdesk/domain/product";
import { letter } from "../letter.ts";
import type { MailContent } from "../mail-content.ts";

/** To the address that an account is to have from now on. */
export function changeEmail(data: { asker: string; newEmail: string; link: string }): MailContent {
  return letter({
    subject: `Confirm your new email address for ${PRODUCT}`,
    title: "Confirm your new email address",
    preview: "Your old address stays until you confirm this one.",
    name: "",
    paragraphs: [
      `The ${PRODUCT} account of ${data.asker} asks to be signed in to with ${data.newEmail} from now on. Until you confirm it, everything stays as it is.`,
      "Afterwards please sign in again, with the new address and the password you have.",
    ],
    action: { label: "Use this address", href: data.link },
    notes: [
      "The link works once, for 24 hours. If that is not your account, do not follow it: it would get your address.",
      `If you have no account with ${PRODUCT} or did not ask for this, ignore this mail: nothing changes.`,
    ],
  });
}
