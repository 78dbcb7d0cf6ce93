import { queryShape } from "@niyamdesk/domain/base/query";
import { activeServicesQuery } from "@niyamdesk/domain/services/queries";
import { queryPublic } from "../../../lib/firestore/firestore-rest.ts";
import type { StoredService } from "../lay-over.ts";

/** Every service the public may see. */
export function readServices(): Promise<StoredService[]> {
  return queryPublic(queryShape(activeServicesQuery, {}));
}
