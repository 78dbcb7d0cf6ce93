import { refundRequestsAskedQuery } from "@niyamdesk/domain/refunds/queries";
import { eachIsolated } from "../../platform/each-isolated.ts";
import { runWholeQuery } from "../../platform/run-query.ts";
import { carryOut } from "./ask-refund.ts";

/** Refunds that the provider did not answer, or whose process died. @param until when no further one is begun, by `performance.now()` */
export async function carryOutAsked(until: number): Promise<{ done: number; failed: number }> {
  const asked = await runWholeQuery(refundRequestsAskedQuery, {});
  return eachIsolated("refund", asked, ({ id }) => carryOut(id), until);
}
