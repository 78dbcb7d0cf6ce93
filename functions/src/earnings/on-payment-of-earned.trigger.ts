import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { keepOrderFee } from "./keep-fees.ts";

/** Money of an order went back, comes again, or is disputed. */
export const onPaymentOfEarned = onDocumentUpdated(
  { document: `${COLLECTIONS.payments}/{paymentId}`, retry: true },
  async (event) => {
    const orderId: unknown = event.data?.after.get("order_id");
    if (typeof orderId === "string") await keepOrderFee(orderId);
  },
);
