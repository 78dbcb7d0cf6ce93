import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";

/** Whether the change was only asked for or has happened is read from the account as it is now. */
export const emailChangedMail = defineMail({
  template: "email-changed",
  data: z.object({ uid: z.string() }),
  async read(data, { to }) {
    const account = await addressee(data.uid);
    if (account === null) return null;
    return emailChanged({ name: greeted(account, to), email: to, done: account.email !== to });
  },
  samples: () => [false, true].map((done) => emailChanged({ name: SAMPLE.name, email: SAMPLE.email, done })),
});

/** To the address that was signed in with before: when another is asked for, and when it has taken effect. */
function emailChanged(data: { name: string; email: string; done: boolean }): MailContent {
  const wrong = say`If it was not you, set a new password at once and write to ${{ our_email: SUPPORT.email }} or call ${{ our_phone: SUPPORT.phoneLabel }}: we help you to keep your account.`;
  return letter(
    data.done
      ? {
          subject: say`Your ${{ product: PRODUCT }} email address was changed`,
          title: say`Your email address was changed`,
          preview: say`Your account has another address now.`,
          name: data.name,
          paragraphs: [
            say`Your ${{ product: PRODUCT }} account no longer belongs to ${{ email: data.email }}: another address took its place and is signed in with from now on.`,
          ],
          notes: [wrong],
        }
      : {
          subject: say`A new email address was asked for your ${{ product: PRODUCT }} account`,
          title: say`Another email address was asked for`,
          preview: say`Nothing has changed yet.`,
          name: data.name,
          paragraphs: [
            say`Somebody signed in to your account asked to replace ${{ email: data.email }} with another address. It counts once the link sent there is followed; until then everything stays as it is.`,
          ],
          notes: [say`If it was you, there is nothing to do here.`, wrong],
        },
  );
}
