import { call } from "../../../lib/backend/callables.ts";

/**
 * Changes when somebody is to be called again, if that still is what the screen showed. Epoch ms; null: not at all.
 *
 * @returns whether it was; what somebody else wrote meanwhile stands. @throws AppError
 */
export async function setFollowUp(lead_id: string, was: number | null, now: number | null): Promise<boolean> {
  const { conflicts } = await call("editLead", { lead_id, next_follow_up: { was, now } });
  return !("next_follow_up" in conflicts);
}
