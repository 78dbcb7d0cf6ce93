import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { CallSaved } from "@niyamdesk/domain/calls/callables";
import { talkSeconds } from "@niyamdesk/domain/calls/current-call";
import { leadOrMerged } from "../leads/merge.ts";
import type { Caller } from "../platform/caller.ts";
import { callRef, currentCallRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { endBegun } from "./end-begun.ts";
import { finish } from "./finish.ts";
import { savedBefore } from "./saved-before.ts";
import { settleFollowUps } from "./settle-follow-ups.ts";

/**
 * Ends the call that somebody is on. Sent again, it answers as the first time.
 *
 * @throws DomainError call_not_found
 */
export async function save(input: ParsedInput<"saveCall">, caller: Caller): Promise<CallSaved> {
  const { lead_id, ...saved } = await commitTogether(async (unit) => {
    const known = await unit.get(callRef(input.call_id));
    const ref = currentCallRef(caller.uid);
    const current = await unit.get(ref);
    if (known) {
      const saved = await savedBefore(unit, known, caller);
      if (current?.call_id === input.call_id) await endBegun(unit, current, caller);
      return saved;
    }
    if (current?.call_id !== input.call_id) throw new DomainError("call_not_found");
    const lead = await leadOrMerged(unit, current.lead_id);
    const started = current.started_at.toMillis();
    const connected = current.connected_at?.toMillis() ?? connectedUntold(input, started, unit.now());
    const ended = Math.max(connected ?? started, unit.now() - input.ended_ago);
    const { call_id, status, disposition, notes, follow_up, told_seconds } = input;
    const seconds = talkSeconds(current.device, status, { started, connected, ended }, told_seconds);
    const { lead_name, lead_phone } = current;
    const lead_id = lead?.id ?? current.lead_id;
    unit.delete(ref);
    const outcome = await finish(
      unit,
      {
        ...{ call_id, lead_id, lead_name, lead_phone, call_type: "outbound" },
        ...{ status, disposition, seconds, started, ended, notes, follow_up },
      },
      lead,
      caller,
    );
    return { lead_id, seconds, ...outcome };
  });
  await settleFollowUps(lead_id, input.call_id, caller.uid);
  return saved;
}

/** Said on a device without a network at that moment; never before the call began. */
function connectedUntold(
  { status, connected_ago = null }: ParsedInput<"saveCall">,
  started: number,
  now: number,
): number | null {
  return status !== "connected" || connected_ago === null ? null : Math.max(started, now - connected_ago);
}
