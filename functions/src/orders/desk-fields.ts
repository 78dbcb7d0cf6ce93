import { deskTurn, orderSearchWords } from "@niyamdesk/domain/orders/desk-order";
import { isOpenOrder, type Order } from "@niyamdesk/domain/orders/order";
import { openOrdersBeforeQuery } from "@niyamdesk/domain/orders/queries";
import { orderRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { documentsOf } from "./act-on-order.ts";

/** From then on every order is paid with them: none that came later is looked at. */
const KEPT_FROM = Date.UTC(2027, 0, 1);

/**
 * What a desk asks for and an order lacks that was paid before it was kept. One without steps gets the turn with them.
 *
 * @param order as it was read in this unit, which changes it: a document that comes at this moment starts it again
 */
export async function missingDeskFields(
  order: Order,
): Promise<Partial<Pick<Order, "desk_turn" | "search_words">>> {
  const { id, work, waits_for = null, desk_turn, search_words } = order;
  return {
    ...(work && desk_turn === undefined
      ? { desk_turn: deskTurn(waits_for, await documentsOf(id), work.asked) }
      : {}),
    ...(search_words ? {} : { search_words: orderSearchWords(order) }),
  };
}

/** An order that nobody touches would be on no desk's list of turns, and not be found by a word. */
export function fillDeskFields(): Promise<{ done: number; failed: number }> {
  const before = { before_at: KEPT_FROM };
  return workThrough("what a desk asks for", openOrdersBeforeQuery, before, async (found) => {
    if (!isLacking(found.data() as Order)) return;
    await commitTogether(async (unit) => {
      const order = await unit.get(orderRef(found.id));
      if (!order || !isOpenOrder(order.status) || !isLacking(order)) return;
      unit.update(orderRef(order.id), await missingDeskFields(order));
    });
  });
}

function isLacking({ work, desk_turn, search_words }: Order): boolean {
  return (work !== undefined && desk_turn === undefined) || search_words === undefined;
}
