import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Commission, istMonth, seenClient } from "@niyamdesk/domain/commissions/commission";
import { sharesOf } from "@niyamdesk/domain/commissions/reckoning";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { COMMISSION_PERCENT } from "@niyamdesk/domain/franchises/franchise-level";
import { pinCodeIn } from "@niyamdesk/domain/places/pin-code";
import type { PurchaseRecords } from "../records/purchase.ts";

/** What partners earned on the demo orders of their territory: a share of the fee, paid out once the work is done. */
export function commissionsOn(
  purchases: readonly PurchaseRecords[],
  franchises: readonly Pick<Franchise, "id" | "user_id" | "hierarchy_level">[],
): (readonly [path: string, document: object])[] {
  return purchases.flatMap(({ order, invoice }) => {
    const franchise = franchises.find(({ id }) => id === order.franchise_id);
    if (franchise === undefined) return [];
    const { id: franchise_id, user_id, hierarchy_level: level } = franchise;
    const base_paise = invoice.tax.taxable_paise;
    const [share] = sharesOf([{ franchise_id, user_id, level }], COMMISSION_PERCENT, base_paise);
    if (share === undefined) return [];
    const id = `${order.id}_${franchise_id}`;
    const isDone = order.status === "completed";
    const ended = isDone ? order.updated_at : null;
    const commission: Commission = {
      ...{ id, kind: "earned", of: null, order_id: order.id, franchise_id, user_id, level },
      ...{ percent: share.percent, base_paise, amount_paise: share.amount_paise, rule: "territory" },
      status: isDone ? "paid" : "accrued",
      ...{ taken_back_paise: 0, changes: 0, changed_paise: 0, held: false },
      order: {
        ...{ service_name: order.service_name, plan_name: order.plan_name },
        ...{ status: order.status, date: order.date, client: seenClient(order.customer_info.name) },
        pin_area: pinCodeIn(invoice.recipient.address)?.slice(0, 3) ?? null,
      },
      ...{ closed_at: ended, due_at: ended, payable_at: ended, payout_id: null },
      month: ended === null ? null : istMonth(ended.toMillis()),
      ...{ created_at: order.created_at, updated_at: order.updated_at },
    };
    return [[`${COLLECTIONS.commissions}/${id}`, commission] as const];
  });
}
