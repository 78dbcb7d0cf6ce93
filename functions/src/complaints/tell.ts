import { dashboardOf, PATHS } from "@niyamdesk/domain/base/addresses";
import type { Complaint } from "@niyamdesk/domain/complaints/complaint";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import { activeAdministratorsQuery } from "@niyamdesk/domain/staff/queries";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import { addressee } from "../mail/addressee.ts";
import { countUnproven } from "../mail/mail-hour.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { notify } from "../notifications/inbox.ts";
import { administratorEmail } from "../platform/params.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { complaintMail } from "./complaint.mail.ts";
import { complaintToAnswerMail } from "./complaint-to-answer.mail.ts";

/** Administrators hear of it in the product, each, and by a mail to the one address that always reads. */
export async function tellAdministrators(
  unit: UnitOfWork,
  { id, service_name, answer_due }: Complaint,
  when: "new" | "due",
): Promise<void> {
  const { title, content } = NOTICE_WORDS.complaint;
  for (const { id: uid } of await runWholeQuery(activeAdministratorsQuery, {})) {
    notify(unit, uid, {
      ...{ id: `complaint_${id}_${when}`, title, type: "alert", link: dashboardOf("admin") },
      content: content(service_name, `${formatDateTime(answer_due.toMillis())} IST`),
    });
  }
  const to = administratorEmail();
  if (to === null) return;
  queueMail(unit, complaintToAnswerMail, {
    ...{ id: `complaint-to-answer_${id}_${when}`, to, data: { complaint_id: id } },
  });
}

export function tellClientOfReceipt(unit: UnitOfWork, complaint: Complaint): Promise<void> {
  return mailClient(unit, complaint, "received");
}

export async function tellClientOfAnswer(unit: UnitOfWork, complaint: Complaint): Promise<void> {
  const { title, content } = NOTICE_WORDS.complaintAnswered;
  notify(unit, complaint.user_id, {
    ...{ id: `complaint_${complaint.id}_answered`, title, content: content(complaint.service_name) },
    ...{ type: "alert", link: PATHS.userOrder(complaint.order_id) },
  });
  await mailClient(unit, complaint, "answered");
}

async function mailClient(
  unit: UnitOfWork,
  { id, user_id: uid }: Complaint,
  about: "received" | "answered",
): Promise<void> {
  const account = await addressee(uid);
  const to = account?.email;
  if (account === null || to === undefined) return;
  if (!account.emailVerified && !(await countUnproven(unit, to, { as: "account", who: uid }))) return;
  queueMail(unit, complaintMail, {
    id: `complaint-${about}_${id}`,
    to,
    data: { complaint_id: id, uid, about },
  });
}
