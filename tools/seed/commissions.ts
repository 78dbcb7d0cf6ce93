import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Commission } from "@niyamdesk/domain/commissions/commission";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { rupeesOfPaise } from "@niyamdesk/domain/money/money";
import type { PurchaseRecords } from "../records/purchase.ts";

/** What partners earned on the demo orders of their territory: a share of the fee, paid out once the work is done. */
export function commissionsOn(
  purchases: readonly PurchaseRecords[],
  franchises: readonly Pick<Franchise, "id" | "user_id" | "commission_percent">[],
): (readonly [path: string, document: object])[] {
  return purchases.flatMap(({ order, invoice }) => {
    const franchise = franchises.find(({ id }) => id === order.franchise_id);
    if (franchise === undefined) return [];
    const percent = franchise.commission_percent;
    const base = rupeesOfPaise(invoice.tax.taxable_paise);
    const id = `${order.id}_${franchise.id}`;
    const commission: Commission = {
      ...{ id, order_id: order.id, franchise_id: franchise.id, user_id: franchise.user_id },
      ...{ percent, base, amount: Math.round((base * percent) / 100) },
      rule: "territory",
      status: order.status === "completed" ? "paid" : "accrued",
      ...{ created_at: order.created_at, updated_at: order.updated_at },
    };
    return [[`${COLLECTIONS.commissions}/${id}`, commission] as const];
  });
}
