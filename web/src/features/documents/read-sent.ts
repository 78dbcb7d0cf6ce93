import type { DocumentStatus } from "@niyamdesk/domain/documents/document";
import { shownReason } from "#messages/rejection.ts";
import { recentTimeIn, type StoredData, textIn } from "../../lib/firestore/stored.ts";

/** As much of a document as says where its slot stands: what a dashboard needs, without the schemas of what is sent. */
export interface SentView {
  id: string;
  orderId: string;
  slot: string;
  /** As stored; what is not known counts as nothing. */
  status: DocumentStatus;
  reason: string | null;
  isOurs: boolean;
  /** Epoch ms. */
  sentAt: number;
}

export function readSent(id: string, data: StoredData): SentView {
  return {
    id,
    orderId: textIn(data, "order_id") ?? "",
    slot: textIn(data, "slot") ?? "",
    status: (textIn(data, "status") ?? "announced") as DocumentStatus,
    reason: reasonIn(data),
    isOurs: textIn(data, "sender_id") !== null,
    sentAt: recentTimeIn(data, "created_at"),
  };
}

/** Why it is to be sent again, in the language of the site. */
export function reasonIn(data: StoredData): string | null {
  return shownReason(textIn(data, "reason"), textIn(data, "rejected_for"), textIn(data, "rejected_words"));
}
