import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";

/** Whether the change was only asked for or has happened is read from the account as it is now. */
export const emailChangedMail = defineMail({
  template: "email-changed",
  data: z.object({ uid: z.string() }),
  async read(data, { to }) {
    const account = await addressee(data.uid);
    if (account === null) return null;
    return emailChanged({ name: greeted(account, to), email: to, done: account.email !== to });
  },
});

/** To the address that was signed in with before: when another is asked for, and when it has taken effect. */
function emailChanged(data: { name: string; email: string; done: boolean }): MailContent {
  const wrong = `If it was not you, set a new password at once and write to ${SUPPORT.email} or call ${SUPPORT.phoneLabel}: we help you to keep your account.`;
  return letter(
    data.done
      ? {
          subject: `Your ${PRODUCT} email address was changed`,
          title: "Your email address was changed",
          preview: "Your account has another address now.",
          name: data.name,
          paragraphs: [
            `Your ${PRODUCT} account no longer belongs to ${data.email}: another address took its place and is signed in with from now on.`,
          ],
          notes: [wrong],
        }
      : {
          subject: `A new email address was asked for your ${PRODUCT} account`,
          title: "Another email address was asked for",
          preview: "Nothing has changed yet.",
          name: data.name,
          paragraphs: [
            `Somebody signed in to your account asked to replace ${data.email} with another address. It counts once the link sent there is followed; until then everything stays as it is.`,
          ],
          notes: ["If it was you, there is nothing to do here.", wrong],
        },
  );
}
