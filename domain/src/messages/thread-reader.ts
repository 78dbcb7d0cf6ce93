import type { Moment } from "../time/moment.ts";

/** So long a message stays unread before a mail tells of it, once until it is read. */
export const UNREAD_MAIL_MS = 15 * 60_000;

/** `thread_readers/{order}_{uid}`: how far one party of an order has read its thread. Their own messages never count. */
export interface ThreadReader {
  id: string;
  order_id: string;
  /** Uid. */
  reader_id: string;
  /** Messages of others that were not read. */
  unread: number;
  /** When the last message was sent that was read; null: none was. */
  read_up_to: Moment | null;
  /** When the last message was sent that somebody else has read: what this reader wrote before was seen. Absent: nobody has read anything. */
  seen_up_to?: Moment;
  /** When a mail tells of what is unread; null: nothing is, or one did. */
  mail_at: Moment | null;
  /** When the last message was sent, whoever sent it. */
  last_message_at: Moment;
  updated_at: Moment;
}

export function threadReaderId(orderId: string, uid: string): string {
  return `${orderId}_${uid}`;
}
