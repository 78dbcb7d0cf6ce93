import type { ComplaintReason } from "@niyamdesk/domain/complaints/complaint";
import { LANGUAGE } from "#messages/language.ts";
import { call } from "../../../lib/backend/callables.ts";

interface Complaint {
  orderId: string;
  reason: ComplaintReason;
  words: string;
  /** The same for each try. */
  requestId: string;
}

export async function complain({ orderId, reason, words, requestId }: Complaint): Promise<void> {
  await call("complain", {
    ...{ order_id: orderId, reason, words, language: LANGUAGE, request_id: requestId },
  });
}
