import { mayMove } from "@niyamdesk/domain/base/moves";
import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import { invoiceNumber } from "@niyamdesk/domain/invoices/invoice";
import { ORDER_MOVES, ORDER_STATUS_LABELS, type OrderStatus } from "@niyamdesk/domain/orders/order";
import { type PurchaseRecords, purchaseRecords } from "../records/purchase.ts";
import type { DemoOrder, DemoUser } from "./data.ts";
import { demoWork } from "./demo-work.ts";
import { momentOf } from "./relative-time.ts";

export interface Seller {
  name: string;
  address: string;
  gstin: string;
  state: string;
  razorpayKeyId: string;
}

/**
 * A demo order as buying would have made it, and the moves since, which the product allows.
 *
 * @param sequence of the invoice within its series
 * @param nameOf whoever has it, as its client reads it
 * @throws RangeError when the file names a service, plan or move that does not exist
 */
export function bought(
  demo: DemoOrder,
  buyer: DemoUser,
  seller: Seller,
  sequence: number,
  now: number,
  nameOf: (uid: string) => string | null = () => null,
): PurchaseRecords {
  const paid = momentOf(demo.paid, now);
  const records = purchaseRecords({
    buyer,
    supplier: {
      ...{ name: seller.name, address: seller.address, gstin: seller.gstin },
      email: null,
      state_code: seller.state,
    },
    razorpay_key_id: seller.razorpayKeyId,
    service_id: demo.service_id,
    plan_id: demo.plan_id,
    checkout_id: demo.checkout_id,
    razorpay_order_id: demo.razorpay_order_id,
    payment_id: demo.razorpay_payment_id,
    payment_method: demo.payment_method,
    paid,
    invoice_number: invoiceNumber("invoice", paid.toMillis(), sequence),
  });
  const moves = demo.moves.map(({ to, date, by, description }) => ({
    date: momentOf(date, now),
    event: ORDER_STATUS_LABELS[to],
    description,
    by: ROLE_LABELS[by],
  }));
  const order = {
    ...records.order,
    status: statusAfter(demo),
    timeline: [...records.order.timeline, ...moves],
    assigned_to: demo.assigned_to,
    franchise_id: demo.franchise_id ?? null,
    assigned_name: demo.assigned_to === null ? null : nameOf(demo.assigned_to),
    ...demoWork({
      ...{ serviceId: demo.service_id, status: statusAfter(demo), paid: paid.toMillis() },
      begun: moves[0]?.date.toMillis() ?? null,
      moved: (moves.at(-1)?.date ?? paid).toMillis(),
      due: demo.due === null ? null : momentOf(demo.due, now).toMillis(),
    }),
    updated_at: moves.at(-1)?.date ?? paid,
  };
  return { ...records, order };
}

function statusAfter(demo: DemoOrder): OrderStatus {
  return demo.moves.reduce<OrderStatus>((from, { to, by }) => {
    if (!mayMove(ORDER_MOVES, from, to, by))
      throw new RangeError(`${by} may not move ${demo.checkout_id} from ${from} to ${to}`);
    return to;
  }, "pending");
}
