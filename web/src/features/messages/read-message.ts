import { recentTimeIn, type StoredData, textIn, timeIn } from "../../lib/firestore/stored.ts";

/** A message of an order as its parties see it. */
export interface MessageView {
  id: string;
  senderId: string;
  senderRole: string;
  text: string;
  /** Epoch ms. */
  at: number;
  /** Ids of documents. */
  attachments: readonly string[];
  /** Its words went with the account of whoever wrote it. */
  isErased: boolean;
}

export function readMessage(id: string, data: StoredData): MessageView {
  const attachments: unknown = data.attachments;
  return {
    id,
    senderId: textIn(data, "sender_id") ?? "",
    senderRole: textIn(data, "sender_role") ?? "",
    text: textIn(data, "text") ?? "",
    at: recentTimeIn(data, "created_at"),
    attachments: Array.isArray(attachments) ? attachments.filter((one) => typeof one === "string") : [],
    isErased: timeIn(data, "erased_at") !== null,
  };
}

/** How far somebody has read a thread. */
export interface ReaderView {
  orderId: string;
  /** Messages of others that they have not read. */
  unread: number;
  /** Epoch ms; null: nothing yet. */
  readUpTo: number | null;
  /** How far others have read what this reader wrote, epoch ms; null: nobody did. */
  seenUpTo: number | null;
}

export function readReader(_id: string, data: StoredData): ReaderView {
  const unread = data.unread;
  return {
    orderId: textIn(data, "order_id") ?? "",
    unread: typeof unread === "number" && unread > 0 ? unread : 0,
    readUpTo: timeIn(data, "read_up_to"),
    seenUpTo: timeIn(data, "seen_up_to"),
  };
}
