import { invoiceNumber } from "@niyamdesk/domain/invoices/invoice";
import { type PurchaseRecords, purchaseRecords } from "../records/purchase.ts";
import type { DemoOrder, DemoUser } from "./data.ts";
import { momentOf } from "./relative-time.ts";

export interface Seller {
  name: string;
  address: string;
  gstin: string;
  state: string;
  razorpayKeyId: string;
}

/**
 * A demo order as buying would have made it; what was done to it since is played upon it.
 *
 * @param sequence of the invoice within its series
 * @throws RangeError when the file names a service or plan that does not exist
 */
export function bought(
  demo: DemoOrder,
  buyer: DemoUser,
  seller: Seller,
  sequence: number,
  now: number,
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
  return {
    ...records,
    order: { ...records.order, franchise_id: demo.franchise_id ?? null, assigned_to: demo.assigned_to },
  };
}
