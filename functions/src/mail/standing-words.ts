import { MAIL_WORDINGS } from "@niyamdesk/domain/mail/queries";
import type { OtherWords } from "@niyamdesk/domain/mail/wording";
import { SECOND_MS } from "../platform/clock.ts";
import { logFailure } from "../platform/log.ts";
import { recordRef } from "../platform/refs.ts";

/** So long a process goes by what it read: a mailing to thousands asks once, and new words are sent soon. */
const KEPT_MS = 20 * SECOND_MS;

const kept = new Map<string, { until: number; words: ReadonlyMap<string, string> }>();

export const byOriginal = (words: readonly OtherWords[]): ReadonlyMap<string, string> =>
  new Map(words.map(({ original, words: said }) => [original, said]));

/** What a mail says otherwise than it was written. Where that cannot be found out, the mail goes as it was written. */
export async function standingWords(template: string): Promise<ReadonlyMap<string, string>> {
  const known = kept.get(template);
  const now = Date.now();
  if (known !== undefined && known.until > now) return known.words;
  try {
    const words = byOriginal((await recordRef(MAIL_WORDINGS, template).get()).data()?.words ?? []);
    kept.set(template, { until: now + KEPT_MS, words });
    return words;
  } catch (error) {
    logFailure("mail written in its own words", error, { mail: template });
    return new Map();
  }
}
