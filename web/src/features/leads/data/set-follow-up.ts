import { call } from "../../../lib/backend/callables.ts";
import { noteOwn } from "../../../lib/list/own-doings.ts";

/**
 * Changes when somebody is to be called again, if that still is what the screen showed. Epoch ms; null: not at all.
 *
 * @returns whether it was; what somebody else wrote meanwhile stands. @throws AppError
 */
export async function setFollowUp(lead_id: string, was: number | null, now: number | null): Promise<boolean> {
  noteOwn(lead_id);
  const { conflicts } = await call("editLead", { lead_id, next_follow_up: { was, now } });
  return !("next_follow_up" in conflicts);
}
