import { dashboardOf } from "@niyamdesk/domain/base/addresses";
import { COMPLAINT_WORDS, type Complaint } from "@niyamdesk/domain/complaints/complaint";
import { COMPLAINTS } from "@niyamdesk/domain/complaints/queries";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE, sampleMoment } from "../mail/samples.ts";
import { siteAddress } from "../platform/params.ts";
import { recordRef } from "../platform/refs.ts";

/** To administrators: a client waits for an answer. Null once they have it. */
export const complaintToAnswerMail = defineMail({
  template: "complaint-to-answer",
  data: z.object({ complaint_id: z.string() }),
  async read({ complaint_id }) {
    const complaint = (await recordRef(COMPLAINTS, complaint_id).get()).data();
    if (complaint?.status !== "open") return null;
    return complaintToAnswer(complaint);
  },
  samples: () =>
    (["slow", "cancel"] as const).map((reason) =>
      complaintToAnswer({
        reason,
        answer_due: sampleMoment(),
        service_name: SAMPLE.service,
        order_id: SAMPLE.order,
      }),
    ),
});

function complaintToAnswer(
  complaint: Pick<Complaint, "answer_due" | "reason" | "service_name" | "order_id">,
): MailContent {
  const due = `${formatDateTime(complaint.answer_due.toMillis())} IST`;
  const isWish = complaint.reason === "cancel";
  const what = isWish ? "a client wants to cancel" : "a client is not satisfied with";
  return letter({
    subject: say`Please answer by ${{ due }}: ${{ what }} ${{ service_name: complaint.service_name }}`,
    title: isWish ? say`A client wants to cancel` : say`A client is not satisfied`,
    preview: say`${{ service_name: complaint.service_name }}. We told the client we'd reply by ${{ due }}.`,
    name: "",
    paragraphs: [
      say`${{ service_name: complaint.service_name }}, order ${{ order_id: complaint.order_id }}: ${{ reason: COMPLAINT_WORDS.en[complaint.reason] }}.`,
      say`We told the client that an administrator would reply by ${{ due }}.`,
    ],
    action: { label: say`Open the dashboard`, href: `${siteAddress()}${dashboardOf("admin")}` },
    notes: [],
  });
}
