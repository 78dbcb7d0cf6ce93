import { isOpenOrder, type Order } from "@niyamdesk/domain/orders/order";
import { openOrdersOfQuery } from "@niyamdesk/domain/orders/queries";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { givenOrderRef, orderRef, returnOfRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { planOf } from "../steps/plan-of.ts";
import { handOver } from "./hand-over.ts";
import { workerFor } from "./workers.ts";

/** So long a paid order may be nobody's before it stands on an administrator's list. */
const UNASSIGNED_MS = 3_600_000;

/**
 * Gives an order to whoever can take it. Safe to repeat: one that somebody else has by now is left alone.
 *
 * @param from who has it, and can work on it no more; null: nobody has it yet
 * @returns whether somebody has it now
 */
export function assignOrder(
  id: string,
  from: string | null = null,
  { by = null, reason = "its turn" }: { by?: Caller | null; reason?: string } = {},
): Promise<boolean> {
  return commitTogether(async (unit) => {
    const order = await unit.get(orderRef(id));
    if (!order || !isOpenOrder(order.status)) return false;
    if (order.assigned_to !== from) return order.assigned_to !== null;
    const prepared = from === null ? await unit.get(returnOfRef(order.checkout_id)) : undefined;
    const plan = await planOf(unit, order.service_id);
    const to = await workerFor(unit, plan, from, prepared?.by ?? null);
    if (to !== null || from !== null) await handOver(unit, order, to, { by, reason });
    else if (isWaitingLong(order, unit.now()) && order.rise !== "admin") {
      unit.update(orderRef(id), { rise: "admin", updated_at: timestamp() });
    }
    return to !== null;
  });
}

function isWaitingLong({ date }: Order, now: number): boolean {
  return now - date.toMillis() > UNASSIGNED_MS;
}

/**
 * Everything that is open goes from somebody who can work on it no more to others. Whoever is giving them something at this moment meets this
 * and looks again who is at work.
 */
export async function takeOrdersFrom(uid: string, by: Caller | null, reason: string): Promise<void> {
  await commitTogether(async (unit) => {
    const taken_at = timestamp();
    if (await unit.get(givenOrderRef(uid))) unit.update(givenOrderRef(uid), { taken_at });
    else {
      const expires_at = timestamp(Date.now() + DAY_MS);
      unit.create(givenOrderRef(uid), { given_at: timestamp(0), taken_at, expires_at });
    }
  });
  for (const { id } of await runWholeQuery(openOrdersOfQuery, { uid }))
    await assignOrder(id, uid, { by, reason });
}
