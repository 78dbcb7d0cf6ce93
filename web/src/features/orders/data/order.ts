import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import { type OrderView, readOrder } from "../read-order.ts";

/** One order, live. The rules refuse what is not this client's and what does not exist alike: both are null here. */
export function useOrder(id: string): Live<OrderView | null> {
  const order = useLiveDocument([COLLECTIONS.orders, id], readOrder);
  return order.status === "refused" ? { status: "ready", value: null } : order;
}
