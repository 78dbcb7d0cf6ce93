import type { Language } from "@niyamdesk/domain/base/languages";
import type { ConsentLine, ConsentState } from "@niyamdesk/domain/consents/consent";
import { CONSENTS } from "@niyamdesk/domain/consents/queries";
import type { MailingAudience } from "@niyamdesk/domain/mailings/mailing";
import { agreedToMailQuery } from "@niyamdesk/domain/mailings/queries";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { bouncedAmong } from "../mail/bounced.ts";
import { db } from "../platform/firestore.ts";
import { profileRef, recordRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";

export interface Recipient {
  uid: string;
  to: string;
  /** In which they read the words that they agreed to. */
  language: Language;
}

export interface Slice {
  people: Recipient[];
  /** Of the audience, but their address had bounced. */
  bounced: number;
  /** The last who was looked at, in the audience or not; null: there is nobody more. */
  last: string | null;
}

/** Whoever of the next few that agree to offers by email belongs to an audience. @param after the last who was looked at */
export async function nextRecipients(audience: MailingAudience, after: string): Promise<Slice> {
  const found = await runQuery(agreedToMailQuery, { after });
  const last = found.length < agreedToMailQuery.limit ? null : (found.at(-1)?.id ?? null);
  const states = found.map((state) => state.data() as ConsentState).filter(({ user_id }) => user_id !== null);
  if (states.length === 0) return { people: [], bounced: 0, last };
  const [profiles, lines] = await Promise.all([
    db().getAll(...states.map(({ user_id }) => profileRef(user_id ?? ""))),
    db().getAll(...states.map((state) => recordRef(CONSENTS, lineOf(state)))),
  ]);
  const wanted = states.flatMap(({ user_id }, at) => {
    const language = (lines[at]?.data() as ConsentLine | undefined)?.language ?? "en";
    const profile = profiles[at]?.data() as Profile | undefined;
    if (user_id === null || profile === undefined || !belongs(profile, language, audience)) return [];
    return [{ uid: user_id, to: profile.email ?? "", language }];
  });
  const gone = await bouncedAmong(wanted.map(({ to }) => to));
  const people = wanted.filter(({ to }) => !gone.has(to));
  return { people, bounced: wanted.length - people.length, last };
}

/** The line by which somebody agreed last. */
function lineOf({ holder, purposes }: ConsentState): string {
  return `${holder}_${String(purposes.marketing_mail?.number ?? 0).padStart(6, "0")}`;
}

function belongs(
  { role, email, email_verified, account_state, bought = [], state_code }: Profile,
  language: Language,
  audience: MailingAudience,
): boolean {
  const { services, states } = audience;
  return (
    role === "client_user" &&
    email !== null &&
    email_verified &&
    account_state !== "closed" &&
    (services.length === 0 || services.some((id) => bought.includes(id))) &&
    (states.length === 0 || states.includes(state_code ?? "")) &&
    (audience.language === null || audience.language === language)
  );
}
