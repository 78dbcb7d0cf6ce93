import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentCreated } from "firebase-functions/firestore";
import { convertByOrder } from "./convert-by-order.ts";

/** In the wake of a payment, so that no lead that somebody works on at this moment holds up money. Tried again until it is done. */
export const onOrderCreated = onDocumentCreated(
  { document: `${COLLECTIONS.orders}/{orderId}`, retry: true },
  (event) => convertByOrder(event.params.orderId),
);
