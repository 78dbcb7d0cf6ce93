import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { DAY_MS, timestamp } from "./clock.ts";
import { db } from "./firestore.ts";

const KEPT_DAYS = 30;

/**
 * Runs `work` unless an earlier run under this key has finished, and notes that it has. A crash half-way leaves no
 * note, so that the next try does the work; two at the same time both do it. So `work` itself must be safe to repeat:
 * the note only spares it. Notes expire by the `ledger` collection's time-to-live.
 *
 * @returns whether the work was done before
 */
export async function once(key: string, work: () => Promise<void>): Promise<"done" | "done_before"> {
  const note = db().collection(COLLECTIONS.ledger).doc(key);
  if ((await note.get()).exists) return "done_before";
  await work();
  await note.set({ done_at: timestamp(), expires_at: timestamp(Date.now() + KEPT_DAYS * DAY_MS) });
  return "done";
}
