import type { Attempts } from "@niyamdesk/domain/refunds/owed";
import { ownRefundRequestsQuery } from "@niyamdesk/domain/refunds/queries";
import { REFUND_REQUEST_STATUSES } from "@niyamdesk/domain/refunds/refund-request";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { numberIn, oneIn, recentTimeIn, type StoredData, textIn } from "../../../lib/firestore/stored.ts";

/** What was asked back of a payment, as far as it says what is still owed of it. */
export type AskedBack = Attempts["requests"][number] & { payment_id: string };

/** What was asked back for a client, live; of nobody nothing. The order's page asks the same. */
export function useOwnAsked(uid: string | null): Live<AskedBack[]> {
  return useLiveQuery(ownRefundRequestsQuery, uid === null ? null : { uid }, readAsked);
}

function readAsked(id: string, data: StoredData): AskedBack {
  const at = recentTimeIn(data, "created_at");
  const instead_of = textIn(data, "instead_of");
  return {
    ...{ id, payment_id: textIn(data, "payment_id") ?? "", amount_paise: numberIn(data, "amount_paise") },
    status: oneIn(data, "status", REFUND_REQUEST_STATUSES, "asked"),
    refund_id: textIn(data, "refund_id"),
    created_at: { toMillis: () => at },
    ...(instead_of === null ? {} : { instead_of }),
  };
}
