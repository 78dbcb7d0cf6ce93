import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { MAIL_WORDING_VERSIONS, MAIL_WORDINGS } from "@niyamdesk/domain/mail/queries";
import { problemOf } from "@niyamdesk/domain/mail/sentences";
import type { MailTemplate } from "@niyamdesk/domain/mail/templates";
import type { OtherWords } from "@niyamdesk/domain/mail/wording";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { profileRef, recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { nextVersion } from "../platform/version.ts";
import type { MailRegister } from "./define-mail.ts";
import { lookAtTemplate } from "./look-at-mail-template.ts";

/**
 * Words a mail otherwise from now on, as a version that one can come back to.
 *
 * @returns the version that is stored now
 * @throws DomainError changed_meanwhile, mail_words_unfit
 */
export async function saveMailWording(
  { template, words: asked, seen_version }: ParsedInput<"saveMailWording">,
  mails: MailRegister,
  by: Caller,
): Promise<number> {
  const words = fitting(asked, template, mails);
  const ref = recordRef(MAIL_WORDINGS, template);
  return commitTogether(async (unit) => {
    const before = await unit.get(ref);
    const version = nextVersion(before && { ...before }, seen_version, { words });
    if (version === null) return before?.version ?? 0;
    const by_name = (await unit.get(profileRef(by.uid)))?.name ?? "";
    const worded = { words, version, by: by.uid, by_name, at: timestamp(unit.now()) };
    if (before) unit.update(ref, worded);
    else unit.create(ref, { id: template, ...worded });
    const id = `${template}_${version}`;
    unit.create(recordRef(MAIL_WORDING_VERSIONS, id), { id, template, ...worded });
    audit(unit, `mail_worded_${id}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "mail.worded", subject: ref.path },
      before: { version: before?.version ?? 0, words: changedFrom(before?.words ?? [], words) },
      after: { version, words: changedFrom(words, before?.words ?? []) },
    });
    return version;
  });
}

/** Those alone that say something else than the original, each of which can be sent. */
function fitting(asked: readonly OtherWords[], template: MailTemplate, mails: MailRegister): OtherWords[] {
  const { sentences } = lookAtTemplate(mails, { template, words: [] });
  const free = new Map(sentences.map((sentence) => [sentence.original, sentence.place]));
  const words = asked.filter((one) => one.words !== one.original);
  const fits = words.every((one) => {
    const place = free.get(one.original);
    return place !== undefined && problemOf(one.original, one.words, place) === null;
  });
  const isTwice = new Set(words.map(({ original }) => original)).size < words.length;
  if (!fits || isTwice) throw new DomainError("mail_words_unfit");
  return words.map(({ original, words: said }) => ({ original, words: said }));
}

/** What the first has and the second has not. */
function changedFrom(one: readonly OtherWords[], other: readonly OtherWords[]): OtherWords[] {
  return one.filter(
    ({ original, words }) => !other.some((theirs) => theirs.original === original && theirs.words === words),
  );
}
