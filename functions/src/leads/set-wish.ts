import type { CallWish } from "@niyamdesk/domain/calls/calling-hours";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { leadRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { ownLead } from "./lead-for.ts";

/** @throws DomainError lead_not_found */
export function setWish(id: string, wish: CallWish | null, caller: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    await ownLead(unit, id, caller);
    unit.update(leadRef(id), { wish, updated_at: timestamp() });
  });
}
