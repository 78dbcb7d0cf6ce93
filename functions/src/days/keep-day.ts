import { DomainError } from "@niyamdesk/domain/base/errors";
import {
  type DayCall,
  type DayResult,
  emptyDay,
  MOST_CALLS_A_DAY,
  type TelecallerDay,
  withCall,
  withoutResult,
  withResult,
} from "@niyamdesk/domain/calls/call-day";
import { timestamp } from "../platform/clock.ts";
import { telecallerDayRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** What happens on a day is added to it in the commit that makes it happen. Each is its telecaller's own: nobody waits for others. */

/**
 * A call, to the day on which it began, and what came of it.
 *
 * @param result what the lead was brought to by it; null: nothing, or nothing that this call did
 * @throws DomainError too_many_calls
 */
export function addCall(
  unit: UnitOfWork,
  uid: string,
  started: number,
  call: DayCall,
  result: DayResult["result"] | null,
): Promise<void> {
  return change(unit, uid, started, (day) => {
    if (day.calls.length >= MOST_CALLS_A_DAY) throw new DomainError("too_many_calls");
    const { lead_id, minute } = call;
    const called = withCall(day, call);
    return result === null ? called : withResult(called, { lead_id, minute, result });
  });
}

/** @param at epoch ms, within the day it belongs to */
export function addResult(unit: UnitOfWork, uid: string, at: number, result: DayResult): Promise<void> {
  return change(unit, uid, at, (day) => withResult(day, result));
}

/** @param at epoch ms, within the day it was counted on */
export function dropResult(
  unit: UnitOfWork,
  uid: string,
  at: number,
  lead_id: string,
  result: DayResult["result"],
): Promise<void> {
  return change(unit, uid, at, (day) => withoutResult(day, lead_id, result));
}

async function change(
  unit: UnitOfWork,
  uid: string,
  instant: number,
  by: (day: TelecallerDay) => TelecallerDay,
): Promise<void> {
  const ref = telecallerDayRef(uid, instant);
  const known = await unit.get(ref);
  const { calls, results, ...rest } = by(known ?? emptyDay(uid, instant));
  const day = { calls: [...calls], results: [...results], updated_at: timestamp() };
  if (known) unit.update(ref, day);
  else unit.create(ref, { ...rest, ...day });
}
