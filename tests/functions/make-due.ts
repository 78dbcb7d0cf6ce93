import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { Timestamp } from "firebase-admin/firestore";
import { collection } from "./records.ts";

/** Lets a checkout be as old as that, and due for the next reconciliation. Milliseconds. */
export async function makeDue(checkoutId: string, ageMs = 0): Promise<void> {
  const now = Date.now();
  await collection(COLLECTIONS.checkouts)
    .doc(checkoutId)
    .update({
      next_check_at: Timestamp.fromMillis(now - 1),
      ...(ageMs === 0 ? {} : { created_at: Timestamp.fromMillis(now - ageMs) }),
    });
}
