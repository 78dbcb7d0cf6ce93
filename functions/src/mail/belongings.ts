import { mailAboutQuery, mailToQuery } from "@niyamdesk/domain/mail/queries";
import type { Belongings } from "../platform/belongings.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { proven } from "../platform/proven.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { bouncedRef } from "./bounced.ts";
import { LAST_WORD } from "./last-word.ts";

/** Mails about the account and to its address, and that there was no such mailbox. */
export const mailBelongings: Belongings = {
  async erase(account) {
    const { email } = proven(account);
    const to = email === null ? [] : await runWholeQuery(mailToQuery, { email });
    await eraseAll([
      ...(await runWholeQuery(mailAboutQuery, { uid: account.uid })),
      ...to.filter((mail) => mail.get("template") !== LAST_WORD),
    ]);
    if (account.email) await bouncedRef(account.email).delete();
  },
};
