import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import type { Caller } from "../platform/caller.ts";
import { orderRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { handOver } from "./hand-over.ts";

/**
 * An administrator gives an order to somebody, whatever they have in hand.
 *
 * @throws DomainError order_not_found, order_closed, changed_meanwhile, worker_not_available
 */
export function reassignOrder(
  { order_id, seen, to, reason }: ParsedInput<"reassignOrder">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const order = await unit.get(orderRef(order_id));
    if (!order) throw new DomainError("order_not_found");
    if (!isOpenOrder(order.status)) throw new DomainError("order_closed");
    if (order.assigned_to === to) return;
    if (order.assigned_to !== seen) throw new DomainError("changed_meanwhile");
    await handOver(unit, order, to, { by, reason });
  });
}
