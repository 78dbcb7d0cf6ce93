import {
  APPLICATION_MOVES,
  type ApplicationStatus,
  type FranchiseApplication,
} from "@niyamdesk/domain/applications/application";
import type { AuditAct } from "@niyamdesk/domain/audit/acts";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { mayMove } from "@niyamdesk/domain/base/moves";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { queueMail } from "../mail/queue-mail.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { applicationRef, mailRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { applicationPapersMail } from "./application-papers.mail.ts";
import { applicationUnderReviewMail } from "./application-under-review.mail.ts";

/** Most of one application; more is no note any more. */
const MOST_NOTES = 100;

/** @throws DomainError application_not_found */
export async function readApplication(unit: UnitOfWork, id: string): Promise<FranchiseApplication> {
  const application = await unit.get(applicationRef(id));
  if (!application) throw new DomainError("application_not_found");
  return application;
}

/** @throws DomainError application_decided where somebody moved it in the meantime */
export function refuseMoved({ status }: FranchiseApplication, to: ApplicationStatus): void {
  if (!mayMove(APPLICATION_MOVES, status, to, "admin")) throw new DomainError("application_decided");
}

export function auditMove(
  unit: UnitOfWork,
  application: FranchiseApplication,
  to: ApplicationStatus,
  by: Caller,
  more: {
    action: AuditAct;
    after?: Record<string, unknown>;
    reason?: { kind: string; words: string | null };
  },
): void {
  audit(unit, `${more.action}_${application.id}_${unit.now()}`, {
    ...{
      actor: by.uid,
      role: by.role ?? "",
      action: more.action,
      subject: applicationRef(application.id).path,
    },
    before: { status: application.status },
    after: { status: to, ...more.after },
    ...(more.reason === undefined ? {} : { reason: more.reason }),
  });
}

/** The applicant is told. Again, nothing happens. */
export function beginReview(id: string, by: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const application = await readApplication(unit, id);
    if (application.status === "under_review") return;
    refuseMoved(application, "under_review");
    if (application.status !== "pending") throw new DomainError("application_decided");
    const now = timestamp(unit.now());
    unit.update(applicationRef(id), { status: "under_review", review_started_at: now, updated_at: now });
    auditMove(unit, application, "under_review", by, { action: "application.review_started" });
    const mail = `application_review_${id}`;
    if (await unit.get(mailRef(mail))) return;
    const data = { application_id: id };
    queueMail(unit, applicationUnderReviewMail, { id: mail, to: application.email, data });
  });
}

/**
 * A paper is accepted, or asked for again: then a mail tells why, with the link to send another. Several that are asked for within the
 * minute go in one mail.
 */
export function judge(
  { application_id: id, slot, path, ask_again }: ParsedInput<"judgePaper">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const application = await readApplication(unit, id);
    if (application.status !== "under_review") throw new DomainError("application_decided");
    const paper = application.documents[slot];
    if (paper?.path !== path) throw new DomainError("paper_replaced");
    const now = unit.now();
    const judged = {
      ...paper,
      status: ask_again === null ? ("accepted" as const) : ("asked_again" as const),
      reason: ask_again,
      judged_at: timestamp(now),
    };
    unit.update(applicationRef(id), {
      documents: { ...application.documents, [slot]: judged },
      updated_at: timestamp(now),
    });
    audit(unit, `application.paper_judged_${id}_${slot}_${now}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "application.paper_judged" },
      ...{ subject: applicationRef(id).path, before: { slot, status: paper.status } },
      after: { slot, status: judged.status },
      ...(ask_again === null ? {} : { reason: ask_again }),
    });
    if (ask_again !== null) await askForPapers(unit, application, now);
  });
}

const GATHERED_MS = 60_000;

async function askForPapers(
  unit: UnitOfWork,
  { id, email }: FranchiseApplication,
  now: number,
): Promise<void> {
  const mail = `application_papers_${id}_${Math.floor(now / GATHERED_MS)}`;
  if (await unit.get(mailRef(mail))) return;
  const notBefore = (Math.floor(now / GATHERED_MS) + 1) * GATHERED_MS;
  queueMail(unit, applicationPapersMail, { id: mail, to: email, data: { application_id: id }, notBefore });
}

/** For administrators only. */
export function note(
  { application_id: id, text, request_id }: ParsedInput<"noteApplication">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const application = await readApplication(unit, id);
    const noteId = `${by.uid} ${request_id}`;
    const isThere = application.notes.some((one) => one.id === noteId);
    if (isThere) return;
    const entry = { id: noteId, at: timestamp(unit.now()), by: by.uid, text };
    const notes = [...application.notes, entry].slice(-MOST_NOTES);
    unit.update(applicationRef(id), { notes, updated_at: timestamp(unit.now()) });
  });
}
