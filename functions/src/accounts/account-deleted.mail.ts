import { PRODUCT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";
import { LAST_WORD } from "../mail/last-word.ts";
import { SAMPLE } from "../mail/samples.ts";

/** The account is gone when this is sent. */
export const accountDeletedMail = defineMail({
  template: LAST_WORD,
  data: z.object({ name: z.string() }),
  read: async (data) => accountDeleted(data),
  samples: () => [accountDeleted({ name: SAMPLE.name })],
});

function accountDeleted(data: { name: string }): MailContent {
  return letter({
    subject: say`Your ${{ product: PRODUCT }} account was deleted`,
    title: say`Your account was deleted`,
    preview: say`What is erased, and what the law makes us keep.`,
    name: data.name,
    // What is erased and what is kept is the law's, and no words of ours.
    paragraphs: [
      "As you asked, your account is deleted: profile, documents, consultations, requests, what you wrote to us and what we noted about calling you are erased, and nobody can sign in with it any more.",
      "Of your messages on an order only the fact that you wrote stays. If you asked us not to call you, we keep the number alone, so that we do not. Orders, payments and invoices are kept as long as tax law requires, and used for nothing else.",
    ],
    notes: [say`If it was not you, answer at once: please contact us below.`],
  });
}
