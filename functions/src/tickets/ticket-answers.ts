import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { TICKET_ANSWERS, ticketAnswersQuery } from "@niyamdesk/domain/tickets/queries";
import { TICKET_ANSWERS_AT_MOST } from "@niyamdesk/domain/tickets/ticket-answer";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { nextVersion, versionOf } from "../platform/version.ts";

/** A ready answer, new or changed. @returns the version that is stored now @throws DomainError changed_meanwhile, too_many_answers */
export function saveTicketAnswer(
  { answer_id: id, seen_version, ...wanted }: ParsedInput<"saveTicketAnswer">,
  { uid, role }: Caller,
): Promise<number> {
  const ref = recordRef(TICKET_ANSWERS, id);
  return commitTogether(async (unit) => {
    const stored = await unit.get(ref);
    const version = nextVersion(stored && { ...stored }, seen_version, wanted);
    if (version === null) return versionOf(stored && { ...stored });
    const change = { ...wanted, version, updated_at: timestamp() };
    if (stored) unit.update(ref, change);
    else {
      const others = await runQuery(ticketAnswersQuery, {});
      if (others.length >= TICKET_ANSWERS_AT_MOST) throw new DomainError("too_many_answers");
      unit.create(ref, { id, ...change });
    }
    audit(unit, `ticket_answer.saved_${id}_${version}`, {
      ...{ actor: uid, role: role ?? "", action: "ticket_answer.saved", subject: ref.path },
      before: stored ? { title: stored.title, en: stored.en, hi: stored.hi } : null,
      after: wanted,
    });
    return version;
  });
}

export function removeTicketAnswer(
  { answer_id: id }: ParsedInput<"removeTicketAnswer">,
  { uid, role }: Caller,
): Promise<void> {
  const ref = recordRef(TICKET_ANSWERS, id);
  return commitTogether(async (unit) => {
    const stored = await unit.get(ref);
    if (!stored) return;
    unit.delete(ref);
    audit(unit, `ticket_answer.removed_${id}`, {
      ...{ actor: uid, role: role ?? "", action: "ticket_answer.removed", subject: ref.path },
      ...{ before: { title: stored.title, en: stored.en, hi: stored.hi }, after: null },
    });
  });
}
