import { checkoutOfGatewayOrderQuery } from "@niyamdesk/domain/checkouts/queries";
import { runQuery } from "../platform/run-query.ts";

/** The checkout that a gateway order was made for, by our own records; null when it is not ours. */
export async function findCheckoutId(razorpayOrderId: string | null): Promise<string | null> {
  if (!razorpayOrderId) return null;
  const [found] = await runQuery(checkoutOfGatewayOrderQuery, { razorpay_order_id: razorpayOrderId });
  return found?.id ?? null;
}
