import { logEvent } from "../platform/log.ts";
import { closeMonths } from "./close-month.ts";
import { makePayable } from "./make-payable.ts";
import { finishPayouts } from "./payouts.ts";

/**
 * What partners' money waits for without anybody pressing: it falls due, months are closed, payouts that died half-way are finished.
 * Safe twice, late, or beside another run.
 *
 * @param now epoch ms
 */
export async function careForCommissions(
  now: number = Date.now(),
): Promise<{ done: number; failed: number }> {
  const runs = [await makePayable(now), await closeMonths(now), await finishPayouts()];
  const run = {
    done: runs.reduce((sum, { done }) => sum + done, 0),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  };
  if (run.done + run.failed > 0) logEvent("commissions cared for", run);
  return run;
}
