import type { ParsedInput } from "@niyamdesk/domain/callables";
import { queueMail } from "../mail/queue-mail.ts";
import type { Caller } from "../platform/caller.ts";
import { SECOND_MS, timestamp } from "../platform/clock.ts";
import { applicationRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { applicationRejectedMail } from "./application-rejected.mail.ts";
import { auditMove, readApplication, refuseMoved } from "./review.ts";
import { rejectionWords } from "./told-reasons.ts";

/** So long a rejection can be called back before anybody hears of it. */
const CALLED_BACK_MS = 10 * SECOND_MS;

/** @throws DomainError application_not_found, application_decided */
export function reject(
  { application_id: id, kind, words }: ParsedInput<"rejectApplication">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const application = await readApplication(unit, id);
    refuseMoved(application, "rejected");
    const now = unit.now();
    const review_notes = rejectionWords({ kind, words }, application.language);
    unit.update(applicationRef(id), {
      ...{ status: "rejected", rejected_at: timestamp(now), review_notes, updated_at: timestamp(now) },
    });
    auditMove(unit, application, "rejected", by, {
      action: "application.rejected",
      reason: { kind, words },
    });
    queueMail(unit, applicationRejectedMail, {
      id: rejectionMailId(id, now),
      to: application.email,
      data: { application_id: id },
      notBefore: now + CALLED_BACK_MS,
    });
  });
}

export function rejectionMailId(id: string, rejectedAt: number): string {
  return `application_rejected_${id}_${rejectedAt}`;
}
