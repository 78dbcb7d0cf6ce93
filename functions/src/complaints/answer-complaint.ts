import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { Complaint } from "@niyamdesk/domain/complaints/complaint";
import { COMPLAINTS, openComplaintsOfOrderQuery } from "@niyamdesk/domain/complaints/queries";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
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
    await answerWithin(unit, complaint, answer, by);
  });
}

/** What an administrator decided about an order answers a client who asked them to cancel it, in the same commit. */
export async function answerWish(
  unit: UnitOfWork,
  order_id: string,
  answer: string,
  by: Caller,
): Promise<void> {
  const open = await runQuery(openComplaintsOfOrderQuery, { order_id });
  const found = open.find((entry) => entry.get("reason") === "cancel");
  const complaint = found && (await unit.get(recordRef(COMPLAINTS, found.id)));
  if (complaint?.status === "open" && complaint.reason === "cancel") {
    await answerWithin(unit, complaint, answer, by);
  }
}

async function answerWithin(
  unit: UnitOfWork,
  complaint: Complaint,
  answer: string,
  by: Caller,
): Promise<void> {
  const ref = recordRef(COMPLAINTS, complaint.id);
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
  audit(unit, `complaint.answered_${complaint.id}`, {
    ...{ actor: by.uid, role: by.role ?? "", action: "complaint.answered", subject: ref.path },
    before: { status: "open", answer_due: complaint.answer_due.toMillis() },
    after: { status: "answered" },
  });
}
