import { logEvent } from "../platform/log.ts";
import { askAtCheckout } from "./ask-at-checkout.ts";
import { finishErasures } from "./erase-work.ts";
import { workWaitingSlices } from "./import-leads.ts";
import { finishMerges } from "./merge.ts";
import { passOnMissed } from "./pass-on-missed.ts";
import { shareOutPool } from "./share-out-pool.ts";
import { takeBackIdle } from "./take-back-idle.ts";
import { finishUndoing } from "./undo-import.ts";

/**
 * What leads wait for without anybody pressing: whoever left a checkout becomes one, a promised call that was not made becomes the next one's, leads of the pool are given
 * out by turns, those that nobody works on come back. Safe twice, late, or beside another run.
 *
 * @param now epoch ms
 */
export async function careForLeads(now: number = Date.now()): Promise<{ done: number; failed: number }> {
  const runs = [
    await finishErasures(),
    await finishMerges(),
    await workWaitingSlices(),
    await finishUndoing(),
    await askAtCheckout(now),
    await passOnMissed(now),
    await takeBackIdle(now),
    await shareOutPool(now),
  ];
  const run = {
    done: runs.reduce((sum, { done }) => sum + done, 0),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  };
  if (run.done + run.failed > 0) logEvent("leads cared for", run);
  return run;
}
