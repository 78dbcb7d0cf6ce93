import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentWritten } from "firebase-functions/firestore";
import { countOrder } from "./count-record.ts";

/** What an order is counted by. */
const COUNTED = ["service_id", "franchise_id", "assigned_to"];

/** An order was paid or changed hands: the firm's figures follow. */
export const onOrderToCount = onDocumentWritten(
  { document: `${COLLECTIONS.orders}/{orderId}`, retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    if (!after?.exists) return;
    const isSame = before?.exists && COUNTED.every((field) => before.get(field) === after.get(field));
    if (!isSame) await countOrder(event.params.orderId);
  },
);
