import { DomainError } from "@niyamdesk/domain/base/errors";
import { CONVERSION_TAKEN_BACK_MS } from "@niyamdesk/domain/leads/lead";
import { dropResult } from "../days/keep-day.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { leadRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { moved } from "./moved.ts";

/**
 * Takes back a conversion that no payment made: whoever said so within a day, an administrator at any time.
 *
 * @throws DomainError lead_not_found, conversion_stands
 */
export function takeBack(id: string, reason: string, caller: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const lead = await unit.get(leadRef(id));
    const isAdmin = caller.role === "admin";
    if (!lead || (!isAdmin && lead.assigned_to !== caller.uid)) throw new DomainError("lead_not_found");
    if (lead.status !== "converted") return;
    const none = { by: "", at: lead.updated_at, order_id: null, lead_id: id };
    const { by, at, order_id, lead_id = id } = lead.conversion ?? none;
    const isInTime = by === caller.uid && unit.now() - at.toMillis() <= CONVERSION_TAKEN_BACK_MS;
    if (order_id !== null || !(isAdmin || isInTime)) throw new DomainError("conversion_stands");
    unit.update(leadRef(id), {
      status: "qualified",
      conversion: null,
      moves: moved(lead, "qualified", unit.now(), caller.uid),
      updated_at: timestamp(),
    });
    if (by !== "") await dropResult(unit, by, at.toMillis(), lead_id, "converted");
    audit(unit, `lead.conversion_taken_back_${id}_${at.toMillis()}`, {
      actor: caller.uid,
      role: caller.role ?? "",
      action: "lead.conversion_taken_back",
      subject: leadRef(id).path,
      before: { status: "converted", by },
      after: { status: "qualified", reason },
    });
  });
}
