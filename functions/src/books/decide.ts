import { DomainError } from "@niyamdesk/domain/base/errors";
import { type BookFinding, type FindingNote, MOST_NOTES } from "@niyamdesk/domain/books/finding";
import { BOOK_FINDINGS } from "@niyamdesk/domain/books/queries";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { auditRef, recordRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

type Said = ParsedInput<"noteFinding">;

/** Words of one administrator to the others. Sent again, they stand there once. @throws DomainError finding_not_found, too_many_notes */
export function note({ finding_id, words, request_id }: Said, by: Caller): Promise<void> {
  return act(finding_id, by, { verb: "noted", request_id, words }, (finding, said) => {
    if (finding.notes.length >= MOST_NOTES) throw new DomainError("too_many_notes");
    return { notes: [...finding.notes, said] };
  });
}

/** Nothing is to be done, and why. It rests until it becomes another fault. @throws DomainError finding_not_found, finding_closed */
export function setAside({ finding_id, words, request_id }: Said, by: Caller): Promise<void> {
  return act(finding_id, by, { verb: "set_aside", request_id, words }, (finding, said) => {
    if (finding.status === "closed") throw new DomainError("finding_closed");
    return { status: "set_aside", set_aside: said };
  });
}

/** What was set aside is to be decided after all. @throws DomainError finding_not_found */
export function reopen({ finding_id }: ParsedInput<"reopenFinding">, by: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const finding = await known(unit, finding_id);
    if (finding.status !== "set_aside") return;
    const key = `${finding_id} ${finding.set_aside?.at.toMillis() ?? 0}`;
    write(unit, finding, by, { verb: "reopened", key, changes: { status: "open", set_aside: null } });
  });
}

function act(
  finding_id: string,
  by: Caller,
  { verb, request_id, words }: { verb: "noted" | "set_aside"; request_id: string; words: string },
  change: (finding: BookFinding, said: FindingNote) => Partial<BookFinding>,
): Promise<void> {
  return commitTogether(async (unit) => {
    const finding = await known(unit, finding_id);
    const key = `${finding_id} ${by.uid} ${request_id}`;
    if (await unit.get(auditRef(auditId(verb, key)))) return;
    const changes = change(finding, { words, by: by.uid, at: timestamp(unit.now()) });
    write(unit, finding, by, { verb, key, changes, words });
  });
}

async function known(unit: UnitOfWork, id: string): Promise<BookFinding> {
  const finding = await unit.get(recordRef(BOOK_FINDINGS, id));
  if (!finding) throw new DomainError("finding_not_found");
  return finding;
}

interface Written {
  verb: "noted" | "set_aside" | "reopened" | "mended";
  /** The same act is one line of the audit log. */
  key: string;
  changes: Partial<BookFinding>;
  words?: string;
}

/** The change with its line of the audit log, about the payment where there is one. */
export function write(
  unit: UnitOfWork,
  finding: BookFinding,
  { uid, role }: Caller,
  { verb, key, changes, words }: Written,
): void {
  const ref = recordRef(BOOK_FINDINGS, finding.id);
  unit.update(ref, { ...changes, updated_at: timestamp(unit.now()) });
  audit(unit, auditId(verb, key), {
    ...{ actor: uid, role: role ?? "", action: `finding.${verb}` },
    subject: finding.payment_id === null ? ref.path : `payments/${finding.payment_id}`,
    before: { finding: finding.id, status: finding.status },
    after: { finding: finding.id, status: changes.status ?? finding.status },
    ...(words === undefined ? {} : { reason: { kind: "other", words } }),
  });
}

function auditId(verb: string, key: string): string {
  return `finding-${verb}_${sha256(key).slice(0, 32)}`;
}
