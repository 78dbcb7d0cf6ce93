import { errorWords } from "../../../lib/backend/app-error.ts";
import { pause } from "../../../lib/loading/pause.ts";
import { toast } from "../../../lib/page/toast.ts";
import { refuseInView } from "../../../lib/session/refuse-in-view.ts";
import { ChangedMeanwhile, editLead, forgetConflictsOf } from "./lead-edits.ts";

/** So long somebody waits for the answer; then it is on its way, and they go on. */
const WAITING_MS = 4000;

/**
 * Changes when somebody is to be called again, if that still is what the screen showed. Without a network, or where that is slow, it is
 * kept on this device with the other edits of leads, and sent once it can be. Epoch ms; null: not at all.
 *
 * @returns false: what somebody else wrote meanwhile stands. @throws AppError
 */
export async function keepFollowUp(
  uid: string,
  leadId: string,
  was: number | null,
  now: number | null,
): Promise<boolean> {
  await refuseInView();
  let isWaitedFor = true;
  const written = editLead(uid, leadId, { next_follow_up: { was, now } }).then(
    () => true,
    (error: unknown) => {
      // Later, both values are asked about where the leads stand.
      if (error instanceof ChangedMeanwhile) {
        if (isWaitedFor) forgetConflictsOf(leadId);
        return false;
      }
      if (isWaitedFor) throw error;
      toast("error", errorWords(error));
      return false;
    },
  );
  const gone = navigator.onLine ? pause(WAITING_MS) : Promise.resolve();
  const isWritten = await Promise.race([written, gone.then(() => true)]);
  isWaitedFor = false;
  return isWritten;
}
