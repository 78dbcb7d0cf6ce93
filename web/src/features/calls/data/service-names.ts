import { activeServicesQuery } from "@niyamdesk/domain/services/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { nameIn } from "../../../lib/firestore/stored.ts";

/** Names of what we sell, live. */
export function useServiceNames(): Live<string[]> {
  return useLiveQuery(activeServicesQuery, {}, (_, data) => nameIn(data, "name"));
}
