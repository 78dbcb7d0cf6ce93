import { FEE_AGREEMENTS } from "@niyamdesk/domain/earnings/queries";
import { onDocumentWritten } from "firebase-functions/firestore";
import { earnOfDay } from "./agree-fees.ts";

/** Fees that count from today count for what was done earlier today, too. */
export const onFeesAgreed = onDocumentWritten(
  { document: `${FEE_AGREEMENTS}/{uid}`, retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    const at = after?.updateTime?.toMillis();
    const count = (entry: typeof after) => (entry?.get("payouts") as unknown) ?? 0;
    if (at !== undefined && count(before) === count(after)) await earnOfDay(event.params.uid, at);
  },
);
