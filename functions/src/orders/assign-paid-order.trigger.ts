import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentCreated } from "firebase-functions/firestore";
import { assignOrder } from "./assign-order.ts";

/** In the wake of a payment, so that no money waits for who gets the work. Tried again until it is done; the job looks after what is left. */
export const assignPaidOrder = onDocumentCreated(
  { document: `${COLLECTIONS.orders}/{orderId}`, retry: true },
  async (event) => {
    await assignOrder(event.params.orderId);
  },
);
