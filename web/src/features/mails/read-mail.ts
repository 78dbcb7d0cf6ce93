import { MAIL_STATUSES, type MailStatus } from "@niyamdesk/domain/mail/mail";
import { numberIn, oneIn, recentTimeIn, type StoredData, textIn } from "../../lib/firestore/stored.ts";

/** A mail as the log shows it. */
export interface MailView {
  id: string;
  to: string;
  template: string;
  status: MailStatus;
  attempts: number;
  /** The mail server's last words. */
  lastError: string | null;
  /** Epoch ms. */
  at: number;
}

export function readMailRecord(id: string, data: StoredData): MailView {
  return {
    id,
    to: textIn(data, "to") ?? "",
    template: textIn(data, "template") ?? "",
    status: oneIn(data, "status", MAIL_STATUSES, "queued"),
    attempts: numberIn(data, "attempts"),
    lastError: textIn(data, "last_error"),
    at: recentTimeIn(data, "created_at"),
  };
}
