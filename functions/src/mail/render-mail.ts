import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { inWording } from "../integrations/mail/say.ts";
import { takeReach } from "../platform/take-reach.ts";
import type { MailRegister } from "./define-mail.ts";
import { standingWords } from "./standing-words.ts";

/**
 * Writes a mail of the outbox from the records as they are now. Null: there is nothing to tell any more.
 *
 * @throws RangeError for a kind that there is not
 */
export async function renderMail(
  mails: MailRegister,
  { template, data, to, attempts, created_at }: OutboxMail,
): Promise<MailContent | null> {
  const kind = mails.find((known) => known.template === template);
  if (kind === undefined) throw new RangeError(`There is no mail ${template}`);
  await takeReach();
  const words = await standingWords(template);
  return inWording({ words }, () =>
    kind.read(kind.parse(data), { to, attempts, askedAt: created_at.toMillis() }),
  );
}
