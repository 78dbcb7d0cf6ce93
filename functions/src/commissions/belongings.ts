import { commissionsOfOrderQuery } from "@niyamdesk/domain/commissions/queries";
import { ownOrdersQuery } from "@niyamdesk/domain/orders/queries";
import type { Belongings } from "../platform/belongings.ts";
import { runWholeQuery } from "../platform/run-query.ts";

/** What partners earned on somebody's orders stays, without their name. */
export const commissionBelongings: Belongings = {
  async erase({ uid }) {
    for (const { id: order_id } of await runWholeQuery(ownOrdersQuery, { uid })) {
      const lines = await runWholeQuery(commissionsOfOrderQuery, { order_id });
      await Promise.all(lines.map(({ ref }) => ref.update({ "order.client": "", "order.pin_area": null })));
    }
  },
};
