import { dashboardOf } from "@niyamdesk/domain/base/addresses";
import { COMPLAINT_WORDS } from "@niyamdesk/domain/complaints/complaint";
import { COMPLAINTS } from "@niyamdesk/domain/complaints/queries";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { recordRef } from "../platform/refs.ts";

/** To administrators: a client waits for an answer. Null once they have it. */
export const complaintToAnswerMail = defineMail({
  template: "complaint-to-answer",
  data: z.object({ complaint_id: z.string() }),
  async read({ complaint_id }) {
    const complaint = (await recordRef(COMPLAINTS, complaint_id).get()).data();
    if (complaint?.status !== "open") return null;
    const due = `${formatDateTime(complaint.answer_due.toMillis())} IST`;
    const isWish = complaint.reason === "cancel";
    const what = isWish ? "a client wants to cancel" : "a client is not satisfied with";
    return letter({
      subject: `Please answer by ${due}: ${what} ${complaint.service_name}`,
      title: isWish ? "A client wants to cancel" : "A client is not satisfied",
      preview: `${complaint.service_name}. We told the client we'd reply by ${due}.`,
      name: "",
      paragraphs: [
        `${complaint.service_name}, order ${complaint.order_id}: ${COMPLAINT_WORDS.en[complaint.reason]}.`,
        `We told the client that an administrator would reply by ${due}.`,
      ],
      action: { label: "Open the dashboard", href: `${siteAddress()}${dashboardOf("admin")}` },
      notes: [],
    });
  },
});
