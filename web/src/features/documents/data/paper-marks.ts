import { documentsToCheckQuery, documentsToComeAgainQuery } from "@niyamdesk/domain/documents/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { recentTimeIn, type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";

/** As much of a document as says that something waits. Times are epoch ms. */
export interface PaperMark {
  orderId: string;
  slot: string;
  reviewedAt: number | null;
  sentAt: number;
}

function readMark(_: string, data: StoredData): PaperMark {
  return {
    orderId: textIn(data, "order_id") ?? "",
    slot: textIn(data, "slot") ?? "",
    reviewedAt: timeIn(data, "reviewed_at"),
    sentAt: recentTimeIn(data, "created_at"),
  };
}

/** Documents that this person has to look at, live: for lists of orders, which show none of them. */
export function useMarksToCheck(uid: string): Live<PaperMark[]> {
  return useLiveQuery(documentsToCheckQuery, { uid }, readMark);
}

/** Documents that this person's clients are to send again, live. */
export function useMarksToComeAgain(uid: string): Live<PaperMark[]> {
  return useLiveQuery(documentsToComeAgainQuery, { uid }, readMark);
}
