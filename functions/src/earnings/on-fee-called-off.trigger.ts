import { CA_FEES } from "@niyamdesk/domain/earnings/queries";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { keepFee } from "./keep-fees.ts";

/** A line stood still while it was in a payment: called off, it follows what is agreed by now. */
export const onFeeCalledOff = onDocumentUpdated(
  { document: `${CA_FEES}/{feeId}`, retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    if (before?.get("status") === "in_payout" && after?.get("status") === "accrued")
      await keepFee(event.params.feeId);
  },
);
