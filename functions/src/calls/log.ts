import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { mergedInto } from "../leads/merge.ts";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../platform/clock.ts";
import { callRef, leadRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { finish, isTakenByCall } from "./finish.ts";
import type { Saved } from "./save.ts";
import { settleFollowUps } from "./settle-follow-ups.ts";

/** So long a device may have been without a network, or its user without time. */
const LATEST_MS = 3 * DAY_MS;
/** Devices' clocks run a little ahead now and then. */
const AHEAD_MS = 5 * MINUTE_MS;

/**
 * Keeps a call that was not started here: one that came in, or one made without a network. Sent again, it is one call.
 *
 * @throws DomainError lead_not_found, call_not_found (another's id), call_too_old, invalid_input
 */
export async function log(input: ParsedInput<"logCall">, caller: Caller): Promise<Saved> {
  const { call_id, lead_id, status, disposition, notes, follow_up, call_type } = input;
  const { lead_id: settled, ...saved } = await commitTogether(async (unit) => {
    // Its lead may have become part of another since the call was made.
    const lead = (await unit.get(leadRef(lead_id))) ?? (await mergedInto(unit, lead_id)) ?? undefined;
    const known = await unit.get(callRef(call_id));
    const owner = lead?.assigned_to ?? caller.uid;
    if (known) {
      if (known.telecaller_id !== caller.uid) throw new DomainError("call_not_found");
      return { lead_id: known.lead_id, seconds: known.call_duration, lead_is_others: owner !== caller.uid };
    }
    const isTheirs = lead?.assigned_to === caller.uid || lead?.had_by?.includes(caller.uid);
    if (!lead || !(isTheirs || isTakenByCall(lead, caller, unit.now())))
      throw new DomainError("lead_not_found");
    const now = unit.now();
    if (input.started_at > now + AHEAD_MS) throw new DomainError("invalid_input", { field: "started_at" });
    if (input.started_at < now - LATEST_MS) throw new DomainError("call_too_old");
    const started = Math.min(input.started_at, now);
    const room = Math.floor((now - started) / SECOND_MS);
    const seconds = status === "connected" ? Math.min(input.seconds, room) : 0;
    const lead_is_others = await finish(
      unit,
      {
        ...{ call_id, lead_id: lead.id, lead_name: lead.name, lead_phone: lead.phone_e164, call_type },
        ...{ status, disposition, seconds, started, ended: started + seconds * SECOND_MS, notes, follow_up },
      },
      lead,
      caller,
    );
    return { lead_id: lead.id, seconds, lead_is_others };
  });
  await settleFollowUps(settled, call_id, caller.uid);
  return saved;
}
