import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import {
  COMPLAINT_REASONS,
  COMPLAINT_STATUSES,
  type ComplaintReason,
} from "@niyamdesk/domain/complaints/complaint";
import { orders } from "#messages/orders.ts";
import {
  nameIn,
  oneIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../../lib/firestore/stored.ts";

/** What a client complains of, as administrators see it. Times are epoch ms. */
export interface OfficeComplaint {
  id: string;
  orderId: string;
  serviceName: string;
  reason: ComplaintReason;
  words: string;
  language: Language;
  status: (typeof COMPLAINT_STATUSES)[number];
  at: number;
  answerDue: number;
  answer: string | null;
  answeredAt: number | null;
}

export function readOfficeComplaint(id: string, data: StoredData): OfficeComplaint {
  const at = recentTimeIn(data, "created_at");
  return {
    id,
    orderId: textIn(data, "order_id") ?? "",
    serviceName: nameIn(data, "service_name") ?? orders.service,
    reason: oneIn(data, "reason", COMPLAINT_REASONS, "mistake"),
    words: textIn(data, "words") ?? "",
    language: oneIn(data, "language", LANGUAGES, "en"),
    status: oneIn(data, "status", COMPLAINT_STATUSES, "open"),
    at,
    answerDue: timeIn(data, "answer_due") ?? at,
    answer: textIn(data, "answer"),
    answeredAt: timeIn(data, "answered_at"),
  };
}
