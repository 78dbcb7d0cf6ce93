import { ownRefundRequestsQuery } from "@niyamdesk/domain/refunds/queries";
import type { Belongings } from "../platform/belongings.ts";
import { plainRecord } from "../platform/plain.ts";
import { runWholeQuery } from "../platform/run-query.ts";

/** They stay with the payment, as the law asks of books. */
export const refundBelongings: Belongings = {
  async exported({ uid }) {
    return { refund_requests: (await runWholeQuery(ownRefundRequestsQuery, { uid })).map(plainRecord) };
  },
};
