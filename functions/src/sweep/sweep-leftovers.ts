import { forgetGone } from "../accounts/forget-gone.ts";
import { closeUnmarked } from "../consultations/close-unmarked.ts";
import { sweepAnnounced } from "../documents/sweep-announced.ts";
import { sweepUnchecked } from "../documents/sweep-unchecked.ts";
import { endLeftMembers } from "../franchises/end-left-members.ts";
import { fillDeskFields } from "../orders/desk-fields.ts";
import { logEvent } from "../platform/log.ts";
import { withdrawInvitations } from "../staff/withdraw-invitations.ts";
import { sweepFiles } from "./sweep-files.ts";

/**
 * What people left half done and come back to no more is ended: work for partners who are none any more, invitations that nobody accepted, consultations that nobody
 * said anything of, documents whose file never came, files of nobody, what we know of accounts that are
 * gone. Open orders from before get what desks ask for. What is kept for a time only is deleted by the collections' time-to-live.
 *
 * @param now epoch ms
 */
export async function sweepLeftovers(now: number = Date.now()): Promise<{ done: number; failed: number }> {
  const runs = [
    await endLeftMembers(),
    await withdrawInvitations(now),
    await closeUnmarked(now),
    await sweepAnnounced(now),
    await sweepUnchecked(now),
    await sweepFiles(now),
    await forgetGone(now),
    await fillDeskFields(),
  ];
  const run = {
    done: runs.reduce((sum, { done }) => sum + done, 0),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  };
  logEvent("leftovers swept", run);
  return run;
}
