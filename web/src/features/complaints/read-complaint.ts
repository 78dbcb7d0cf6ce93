import {
  COMPLAINT_REASONS,
  COMPLAINT_STATUSES,
  type ComplaintReason,
} from "@niyamdesk/domain/complaints/complaint";
import { oneIn, recentTimeIn, type StoredData, textIn, timeIn } from "../../lib/firestore/stored.ts";

/** What a client is not satisfied with, and what was answered. */
export interface ComplaintView {
  id: string;
  orderId: string;
  reason: ComplaintReason;
  words: string;
  status: (typeof COMPLAINT_STATUSES)[number];
  /** Epoch ms. */
  at: number;
  /** By when an administrator answers, epoch ms. */
  answerDue: number;
  answer: string | null;
  /** Epoch ms. */
  answeredAt: number | null;
}

export function readComplaint(id: string, data: StoredData): ComplaintView {
  const at = recentTimeIn(data, "created_at");
  return {
    id,
    orderId: textIn(data, "order_id") ?? "",
    reason: oneIn(data, "reason", COMPLAINT_REASONS, "mistake"),
    words: textIn(data, "words") ?? "",
    status: oneIn(data, "status", COMPLAINT_STATUSES, "open"),
    at,
    answerDue: timeIn(data, "answer_due") ?? at,
    answer: textIn(data, "answer"),
    answeredAt: timeIn(data, "answered_at"),
  };
}
