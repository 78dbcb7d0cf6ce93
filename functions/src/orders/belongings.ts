import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { orderMessagesQuery, ownOrdersQuery } from "@niyamdesk/domain/orders/queries";
import type { Belongings } from "../platform/belongings.ts";
import { timestamp } from "../platform/clock.ts";
import { plainWithMessages } from "../platform/plain.ts";
import { runWholeQuery } from "../platform/run-query.ts";

/** Orders stay, as the law asks. */
export const orderBelongings: Belongings = {
  async exported({ uid }) {
    const orders = await runWholeQuery(ownOrdersQuery, { uid });
    const messagesOf = (order_id: string) => runWholeQuery(orderMessagesQuery, { order_id });
    return { orders: await plainWithMessages(orders, messagesOf) };
  },
  async isOpen(uid) {
    const orders = await runWholeQuery(ownOrdersQuery, { uid });
    return orders.some((order) => isOpenOrder(order.get("status")));
  },
  async erase({ uid }) {
    const orders = await runWholeQuery(ownOrdersQuery, { uid });
    await Promise.all(orders.map(({ id }) => emptyMessages(uid, id)));
  },
};

/** What the client wrote on an order: that they did is part of the order's story. */
async function emptyMessages(uid: string, order_id: string): Promise<void> {
  for (const message of await runWholeQuery(orderMessagesQuery, { order_id })) {
    if (message.get("sender_id") === uid) {
      await message.ref.update({ text: "", attachments: [], erased_at: timestamp() });
    }
  }
}
