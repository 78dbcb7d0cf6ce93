import { orderMessagesQuery } from "@niyamdesk/domain/orders/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type MessageView, readMessage } from "../read-message.ts";

/** The messages of an order, newest first, live; `refused` once somebody is no party of it any more. */
export function useThread(order_id: string): Live<MessageView[]> {
  return useLiveQuery(orderMessagesQuery, { order_id }, readMessage);
}
