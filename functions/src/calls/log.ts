import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { CallSaved } from "@niyamdesk/domain/calls/callables";
import { LONGEST_CALL_S } from "@niyamdesk/domain/calls/current-call";
import { leadOrMerged } from "../leads/merge.ts";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../platform/clock.ts";
import { callRef, currentCallRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { endBegun } from "./end-begun.ts";
import { finish, isTakenByCall } from "./finish.ts";
import { savedBefore } from "./saved-before.ts";
import { settleFollowUps } from "./settle-follow-ups.ts";

/** So long a device may have been without a network, or its user without time. */
const LATEST_MS = 3 * DAY_MS;
/** Devices' clocks run a little ahead now and then. */
const AHEAD_MS = 5 * MINUTE_MS;

/**
 * Keeps a call that was not started here: one that came in, or one made without a network. Sent again, it is one call.
 *
 * @throws DomainError lead_not_found, call_not_found (another's id), call_too_old, too_many_calls, invalid_input
 */
export async function log(input: ParsedInput<"logCall">, caller: Caller): Promise<CallSaved> {
  const { call_id, lead_id, status, disposition, notes, follow_up, call_type } = input;
  const { lead_id: settled, ...saved } = await commitTogether(async (unit) => {
    const known = await unit.get(callRef(call_id));
    const current = await unit.get(currentCallRef(caller.uid));
    // Its begin may have arrived only now: it is over all the same.
    if (known) {
      const saved = await savedBefore(unit, known, caller);
      if (current?.call_id === call_id) await endBegun(unit, current, caller);
      return saved;
    }
    // Its lead may have become part of another since the call was made.
    const lead = await leadOrMerged(unit, lead_id);
    const isTheirs = lead?.assigned_to === caller.uid || lead?.had_by?.includes(caller.uid);
    if (!lead || !(isTheirs || isTakenByCall(lead, caller, unit.now())))
      throw new DomainError("lead_not_found");
    const now = unit.now();
    if (input.started_at > now + AHEAD_MS) throw new DomainError("invalid_input", { field: "started_at" });
    if (input.started_at < now - LATEST_MS) throw new DomainError("call_too_old");
    const started = Math.min(input.started_at, now);
    const room = Math.floor((now - started) / SECOND_MS);
    const seconds = status === "connected" ? Math.min(input.seconds, room, LONGEST_CALL_S) : 0;
    // Its begin may be arriving at this moment, too (`start.ts`).
    if (!current) unit.stillAbsent(currentCallRef(caller.uid));
    if (current?.call_id === call_id) await endBegun(unit, current, caller, lead.id);
    const outcome = await finish(
      unit,
      {
        ...{ call_id, lead_id: lead.id, lead_name: lead.name, lead_phone: lead.phone_e164, call_type },
        ...{ status, disposition, seconds, started, ended: started + seconds * SECOND_MS, notes, follow_up },
      },
      lead,
      caller,
      // Whoever is on the phone with them by another call is so still.
      current === undefined || current.call_id === call_id || current.lead_id !== lead_id,
    );
    return { lead_id: lead.id, seconds, ...outcome };
  });
  await settleFollowUps(settled, call_id, caller.uid);
  return saved;
}
