import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { keepCommissions } from "./keep-commissions.ts";

/** Money of an order went back, comes again, or is disputed. */
export const onPaymentChanged = onDocumentUpdated(
  { document: `${COLLECTIONS.payments}/{paymentId}`, retry: true },
  async (event) => {
    const orderId: unknown = event.data?.after.get("order_id");
    if (typeof orderId === "string") await keepCommissions(orderId);
  },
);
