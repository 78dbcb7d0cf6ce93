import { logEvent } from "../platform/log.ts";
import { makeLeadsOfDrafts } from "./leads-of-drafts.ts";
import { makeWaitingAccounts } from "./partner-account.ts";

/**
 * What applications wait for without anybody pressing: whoever stopped half-way becomes a lead, an account that could not be made with
 * the approval is made. Safe twice, late, or beside another run.
 *
 * @param now epoch ms
 */
export async function careForApplications(
  now: number = Date.now(),
): Promise<{ done: number; failed: number }> {
  const runs = [await makeLeadsOfDrafts(now), await makeWaitingAccounts()];
  const run = {
    done: runs.reduce((sum, { done }) => sum + done, 0),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  };
  if (run.done + run.failed > 0) logEvent("applications cared for", run);
  return run;
}
