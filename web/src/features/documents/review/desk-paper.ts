import { type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";
import { type DocumentView, readDocument } from "../read-document.ts";

/** A document as whoever works on its order sees it. */
export interface DeskPaper extends DocumentView {
  /** One of us sent it to the client. */
  isOurs: boolean;
  /** When one of us looked at it last, epoch ms. */
  reviewedAt: number | null;
}

export function readDeskPaper(id: string, data: StoredData): DeskPaper {
  return {
    ...readDocument(id, data),
    isOurs: textIn(data, "sender_id") !== null,
    reviewedAt: timeIn(data, "reviewed_at"),
  };
}
