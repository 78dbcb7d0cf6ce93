import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { db } from "./firestore.ts";

/**
 * Now, by the database's clock (epoch ms). Machines that run functions may be wrong by hours; what is decided by time has to
 * be decided by one clock. Inside a commit or transaction the time of what was read says the same without another read.
 */
export async function databaseNow(): Promise<number> {
  const nothing = await db().collection(COLLECTIONS.ledger).doc("clock").get();
  return nothing.readTime.toMillis();
}
