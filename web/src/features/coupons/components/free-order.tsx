import { coupon as words } from "#messages/coupon.ts";
import { FreeOrderPaper } from "./free-order-paper.tsx";

/** Of an order for its client: that nothing was paid, and why there is no invoice. */
export function FreeOrder({ orderId }: { orderId: string }) {
  return (
    <>
      <p className="font-semibold">{words.free}</p>
      <p className="muted mt-1 mb-4 text-sm">{words.freeWhy}</p>
      <FreeOrderPaper orderId={orderId} />
    </>
  );
}
