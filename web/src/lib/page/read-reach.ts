import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Reach } from "@niyamdesk/domain/base/product";
import { reachOn, reachVersions } from "@niyamdesk/domain/settings/reach-read";
import { batchPublic } from "../firestore/firestore-rest.ts";

/** Null: nothing was ever set. @throws when it cannot be read */
export async function readReach(): Promise<Reach | null> {
  const record = await batchPublic(COLLECTIONS.settings, "public");
  const versions = reachVersions(record?.versions);
  return versions.length === 0 ? null : reachOn(versions, Date.now());
}
