import { isDeepStrictEqual } from "node:util";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentWritten } from "firebase-functions/firestore";
import { countPayment } from "./count-record.ts";

/** What a payment is counted by. */
const COUNTED = ["order_id", "hold_reason", "refunds"];

/** Money came, was given an order, or went back: the firm's figures follow. */
export const onPaymentToCount = onDocumentWritten(
  { document: `${COLLECTIONS.payments}/{paymentId}`, retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    if (!after?.exists) return;
    const isSame =
      before?.exists && COUNTED.every((field) => isDeepStrictEqual(before.get(field), after.get(field)));
    if (!isSame) await countPayment(event.params.paymentId);
  },
);
