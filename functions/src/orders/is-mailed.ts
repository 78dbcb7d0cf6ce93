import type { Order } from "@niyamdesk/domain/orders/order";
import type { Cause } from "./cause.ts";
import type { NextTurn } from "./next-turn.ts";
import type { Happened } from "./timeline.ts";

const IN_THE_PRODUCT = ["waived", "act_done", "act_accepted", "accepted", "approved", "changes", "given"];

/**
 * What a client did themselves is told to nobody but whoever has the order; what needs nothing of them stands in the product.
 *
 * @param turn what the client has to do next: once we have accepted what they sent, too, they are written to of that
 */
export function isMailed({ work }: Pick<Order, "work">, turn: NextTurn | null) {
  return (one: Happened): one is Cause & Happened => {
    if (one.kind !== "step_done") return !IN_THE_PRODUCT.includes(one.kind);
    return turn !== null || work?.steps.find(({ id }) => id === one.step)?.waits_for !== "client";
  };
}
