import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { COMPLAINTS } from "@niyamdesk/domain/complaints/queries";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { tellClientOfAnswer } from "./tell.ts";

/**
 * An administrator answers a client who is not satisfied. The same answer sent again is that one.
 *
 * @throws DomainError complaint_not_found; changed_meanwhile when it was answered otherwise
 */
export function answerComplaint(
  { complaint_id, answer }: ParsedInput<"answerComplaint">,
  by: Caller,
): Promise<void> {
  const ref = recordRef(COMPLAINTS, complaint_id);
  return commitTogether(async (unit) => {
    const complaint = await unit.get(ref);
    if (!complaint) throw new DomainError("complaint_not_found");
    if (complaint.status === "answered") {
      if (complaint.answer === answer) return;
      throw new DomainError("changed_meanwhile");
    }
    const at = timestamp(unit.now());
    unit.update(ref, {
      ...{
        status: "answered",
        answer,
        answered_by: by.uid,
        answered_at: at,
        remind_at: null,
        updated_at: at,
      },
    });
    await tellClientOfAnswer(unit, complaint);
    audit(unit, `complaint.answered_${complaint_id}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "complaint.answered", subject: ref.path },
      before: { status: "open", answer_due: complaint.answer_due.toMillis() },
      after: { status: "answered" },
    });
  });
}
