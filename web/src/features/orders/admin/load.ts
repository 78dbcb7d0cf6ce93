import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { type DeskOrder, isBroken } from "../desk/desk-order.ts";

/** How much somebody has in hand. */
export interface Load {
  open: number;
  /** Waits for them, or for us. */
  ours: number;
  /** Waits for the client or the Government. */
  waiting: number;
  late: number;
}

export const NO_LOAD: Load = { open: 0, ours: 0, waiting: 0, late: 0 };

/** By uid; under the empty name what nobody has. */
export function loadsOf(orders: readonly DeskOrder[], now: number): ReadonlyMap<string, Load> {
  const loads = new Map<string, Load>();
  for (const order of orders) {
    if (!isOpenOrder(order.status)) continue;
    const whose = order.assignedTo ?? "";
    const before = loads.get(whose) ?? NO_LOAD;
    const waits = order.turn === "client" || order.turn === "government";
    loads.set(whose, {
      open: before.open + 1,
      ours: before.ours + (waits ? 0 : 1),
      waiting: before.waiting + (waits ? 1 : 0),
      late: before.late + (isBroken(order, now) ? 1 : 0),
    });
  }
  return loads;
}
