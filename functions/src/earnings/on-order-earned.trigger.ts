import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { keepOrderFee } from "./keep-fees.ts";

/** What an order earns a CA by. */
const LOOKED_AT = ["status", "assigned_to", "payment_id"];

/** An order was completed, or stands otherwise again. */
export const onOrderEarned = onDocumentUpdated(
  { document: `${COLLECTIONS.orders}/{orderId}`, retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    const isSame = LOOKED_AT.every((field) => before?.get(field) === after?.get(field));
    if (!isSame) await keepOrderFee(event.params.orderId);
  },
);
