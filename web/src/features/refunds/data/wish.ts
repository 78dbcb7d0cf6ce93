import { ownComplaintsQuery } from "@niyamdesk/domain/complaints/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";

/** A client's request to be let go of an order, which waits for an answer. */
export interface Wish {
  orderId: string;
  /** By when an administrator answers, epoch ms. */
  answerDue: number;
}

/** Null where it is another complaint, or answered. */
function readWish(_id: string, data: StoredData): Wish | null {
  const answerDue = timeIn(data, "answer_due");
  if (data.reason !== "cancel" || data.status !== "open" || answerDue === null) return null;
  return { orderId: textIn(data, "order_id") ?? "", answerDue };
}

/** Those of a client that are open, live. */
export function useOpenWishes(uid: string): Live<Wish[]> {
  return useLiveQuery(ownComplaintsQuery, { uid }, readWish);
}
