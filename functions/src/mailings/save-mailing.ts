import { DomainError } from "@niyamdesk/domain/base/errors";
import { mayMove } from "@niyamdesk/domain/base/moves";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { MAILING_MOVES, type Mailing } from "@niyamdesk/domain/mailings/mailing";
import { MAILINGS } from "@niyamdesk/domain/mailings/queries";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { nextVersion } from "../platform/version.ts";

/** Before everybody: holders in the ledger of consents that are accounts. */
const BEFORE_ALL = "uid_";

/**
 * Writes a mailing or changes a draft.
 *
 * @returns the version that is stored now
 * @throws DomainError changed_meanwhile, mailing_begun
 */
export function save(
  { mailing_id: id, mailing, seen_version }: ParsedInput<"saveMailing">,
  by: Caller,
): Promise<number> {
  const ref = recordRef(MAILINGS, id);
  return commitTogether(async (unit) => {
    const before = await unit.get(ref);
    const version = nextVersion(before && { ...before }, seen_version, mailing);
    if (version === null) return before?.version ?? 0;
    if (before && before.status !== "draft") throw new DomainError("mailing_begun");
    const now = timestamp(unit.now());
    if (before) unit.update(ref, { ...mailing, version, updated_at: now });
    else {
      unit.create(ref, {
        ...{ id, ...mailing, status: "draft" as const, cursor: BEFORE_ALL, next_at: null, started_at: null },
        ...{ written: 0, bounced: 0, sent: 0, failed: 0, waiting: 0, unsubscribed: 0 },
        ...{ created_by: by.uid, created_at: now, updated_at: now, version },
      });
    }
    audit(unit, `mailing_${id}_${version}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "mailing.saved", subject: ref.path },
      before: before ? shown(before) : null,
      after: shown(mailing),
    });
    return version;
  });
}

/**
 * Starts a mailing, pauses, goes on or stops it. What was put in the outbox before a pause still goes; a stop calls it back as far as it has not
 * gone. One that stands there already stays. A draft is started as whoever starts it has seen it.
 *
 * @throws DomainError mailing_not_found, mailing_begun, changed_meanwhile
 */
export function move(
  { mailing_id: id, to, seen_version }: ParsedInput<"moveMailing">,
  by: Caller,
): Promise<void> {
  const ref = recordRef(MAILINGS, id);
  return commitTogether(async (unit) => {
    const before = await unit.get(ref);
    if (before === undefined) throw new DomainError("mailing_not_found");
    if (before.status === to) return;
    if (!mayMove(MAILING_MOVES, before.status, to, "admin")) throw new DomainError("mailing_begun");
    if (before.status === "draft" && before.version !== seen_version) {
      throw new DomainError("changed_meanwhile", { version: String(before.version) });
    }
    const now = timestamp(unit.now());
    unit.update(ref, {
      ...{ status: to, updated_at: now, next_at: now },
      ...(before.status === "draft" ? { started_at: now } : {}),
    });
    audit(unit, `mailing_${id}_${to}_${unit.now()}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "mailing.moved", subject: ref.path },
      ...{ before: { status: before.status, written: before.written }, after: { status: to } },
    });
  });
}

function shown({ title, words, audience }: Pick<Mailing, "title" | "words" | "audience">) {
  return { title, subject: words.en.subject, audience };
}
