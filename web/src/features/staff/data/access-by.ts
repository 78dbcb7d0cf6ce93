import { ACCESS_KINDS, type AccessKind } from "@niyamdesk/domain/privacy/access";
import { accessByQuery } from "@niyamdesk/domain/privacy/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { oneIn, recentTimeIn, textIn } from "../../../lib/firestore/stored.ts";

export interface AccessView {
  id: string;
  kind: AccessKind;
  what: string;
  /** Uid of the client. */
  client: string;
  /** Epoch ms. */
  at: number;
}

/** What of clients somebody looked at, the last first, live. */
export function useAccessBy(staff_id: string): Live<AccessView[]> {
  return useLiveQuery(accessByQuery, { staff_id }, (id, data) => ({
    id,
    kind: oneIn(data, "kind", ACCESS_KINDS, "record"),
    ...{ what: textIn(data, "what") ?? "", client: textIn(data, "user_id") ?? "" },
    at: recentTimeIn(data, "at"),
  }));
}
