import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { listPublic } from "../../../lib/firestore/firestore-rest.ts";
import type { StoredService } from "../lay-over.ts";

const AT_MOST = 100;

/** Every service the public may see. */
export function readServices(): Promise<StoredService[]> {
  return listPublic(COLLECTIONS.services, { field: "active", equals: true }, AT_MOST);
}
