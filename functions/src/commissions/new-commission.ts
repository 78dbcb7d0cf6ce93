import { type Commission, seenClient } from "@niyamdesk/domain/commissions/commission";
import type { Timestamp } from "firebase-admin/firestore";
import type { CheckoutRecord } from "../platform/refs.ts";
import type { Earning } from "./earning.ts";

interface Facts {
  orderId: string;
  checkout: CheckoutRecord;
  paid: Timestamp;
  now: Timestamp;
}

/** The line of one partner on one order. */
export function newCommission(
  { earner, percent, amount_paise, rule }: Earning["shares"][number],
  pin_area: string | null,
  { orderId, checkout, paid, now }: Facts,
): Commission {
  const { service_name, plan_name, contact, tax } = checkout;
  return {
    id: `${orderId}_${earner.franchise_id}`,
    ...{ kind: "earned", of: null, order_id: orderId, ...earner },
    ...{ percent, base_paise: tax.taxable_paise, amount_paise, rule, status: "accrued" },
    ...{ taken_back_paise: 0, changes: 0, changed_paise: 0, held: false },
    order: {
      ...{ service_name, plan_name, status: "pending", date: paid, pin_area },
      client: seenClient(contact.name),
    },
    ...{ closed_at: null, due_at: null, payable_at: null, month: null, payout_id: null },
    ...{ created_at: now, updated_at: now },
  };
}
