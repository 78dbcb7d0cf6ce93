import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Language } from "@niyamdesk/domain/base/languages";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import type { MailPreview } from "@niyamdesk/domain/mailings/callables";
import type { Mailing } from "@niyamdesk/domain/mailings/mailing";
import { MAILINGS } from "@niyamdesk/domain/mailings/queries";
import { queueMail } from "../mail/queue-mail.ts";
import { audit } from "../platform/audit.ts";
import { type Caller, ownAccount } from "../platform/caller.ts";
import { proven } from "../platform/proven.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { mailingLetter, mailingMail } from "./mailing.mail.ts";
import { mailingToken } from "./mailing-link.ts";
import { nextRecipients, type Slice } from "./recipients.ts";

/** Of those who agreed it looks at so many slices, a thousand people: a count that reads everybody costs more with each client. */
const COUNTED_SLICES = 20;

/** How a mailing reads to who looks. @throws DomainError mailing_not_found */
export async function lookAt(
  { mailing_id }: ParsedInput<"lookAtMailing">,
  by: Caller,
): Promise<CallableOutputs["lookAtMailing"]> {
  const [mailing, account] = await Promise.all([standing(mailing_id), ownAccount(by)]);
  const name = account.displayName ?? "";
  const token = await mailingToken({ uid: by.uid, mailing_id });
  const preview = (language: Language): MailPreview => {
    const { subject, text } = mailingLetter(mailing, language, { name, business: "", token });
    return { subject, text };
  };
  return { previews: { en: preview("en"), hi: preview("hi") } };
}

/** How many it would go to now, as far as that is counted. @throws DomainError mailing_not_found */
export async function countPeople({
  mailing_id,
}: ParsedInput<"countMailing">): Promise<CallableOutputs["countMailing"]> {
  const { audience } = await standing(mailing_id);
  const count = { people: 0, bounced: 0 };
  let after: string | null = "uid_";
  for (let slice = 0; slice < COUNTED_SLICES && after !== null; slice += 1) {
    const { people, bounced, last }: Slice = await nextRecipients(audience, after);
    count.people += people.length;
    count.bounced += bounced;
    after = last;
  }
  return { ...count, more: after !== null };
}

/** Sends a mailing as it is to who asks, in both languages. @throws DomainError mailing_not_found, email_missing */
export async function prove({ mailing_id }: ParsedInput<"proveMailing">, by: Caller): Promise<string> {
  const to = proven(await ownAccount(by)).email;
  if (to === null) throw new DomainError("email_missing");
  await commitTogether(async (unit) => {
    const ref = recordRef(MAILINGS, mailing_id);
    const mailing = await unit.get(ref);
    if (mailing === undefined) throw new DomainError("mailing_not_found");
    const at = unit.now();
    for (const language of ["en", "hi"] as const) {
      queueMail(unit, mailingMail, {
        ...{ id: `mailing-proof_${mailing_id}_${by.uid}_${language}_${at}`, to },
        data: { uid: by.uid, proof_of: mailing_id, language },
      });
    }
    audit(unit, `mailing_${mailing_id}_proof_${at}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "mailing.proved", subject: ref.path },
      ...{ before: null, after: { version: mailing.version } },
    });
  });
  return to;
}

async function standing(id: string): Promise<Mailing> {
  const mailing = (await recordRef(MAILINGS, id).get()).data();
  if (mailing === undefined) throw new DomainError("mailing_not_found");
  return mailing;
}
