import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { currentCallRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * Somebody answered.
 *
 * @returns since when by the database's clock, epoch ms; said twice, the first counts
 * @throws DomainError call_not_found
 */
export function connect(call_id: string, { uid }: Caller): Promise<number> {
  return commitTogether(async (unit) => {
    const ref = currentCallRef(uid);
    const call = await unit.get(ref);
    if (call?.call_id !== call_id) throw new DomainError("call_not_found");
    if (call.connected_at) return call.connected_at.toMillis();
    const now = unit.now();
    unit.update(ref, { connected_at: timestamp(now) });
    return now;
  });
}
