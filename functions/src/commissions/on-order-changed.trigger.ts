import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { keepCommissions } from "./keep-commissions.ts";

/** An order moved, or another payment carries it: partners see where it stands, and its commission falls due or does not. */
export const onOrderChanged = onDocumentUpdated(
  { document: `${COLLECTIONS.orders}/{orderId}`, retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    const isSame = ["status", "payment_id"].every((field) => before?.get(field) === after?.get(field));
    if (!isSame) await keepCommissions(event.params.orderId);
  },
);
