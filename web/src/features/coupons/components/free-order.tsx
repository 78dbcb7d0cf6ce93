import { useState } from "react";
import { coupon as words } from "#messages/coupon.ts";
import { Button } from "../../../ui/button.tsx";
import { lateDialog } from "../../../ui/late-dialog.tsx";
import { FreeOrderPaper } from "./free-order-paper.tsx";

const CancelFreeDialog = lateDialog(() => import("./cancel-free-dialog.tsx"));

interface FreeOrderProps {
  orderId: string;
  serviceName: string;
  /** Nobody has begun: its client may take it back. */
  isUntouched: boolean;
  cancel(orderId: string): Promise<unknown>;
}

/** Of an order for its client: that nothing was paid, why there is no invoice, and the way out while nobody has begun. */
export function FreeOrder({ orderId, serviceName, isUntouched, cancel }: FreeOrderProps) {
  const [cancelling, setCancelling] = useState(false);
  return (
    <>
      <p className="font-semibold">{words.free}</p>
      <p className="muted mt-1 mb-4 text-sm">{words.freeWhy}</p>
      <FreeOrderPaper orderId={orderId} />
      {isUntouched && (
        <div className="mt-4 border-t border-base-300 pt-4">
          <p className="mb-2 text-sm">{words.cancelBefore}</p>
          <Button look="outline" onClick={() => setCancelling(true)}>
            {words.cancel}
          </Button>
        </div>
      )}
      {cancelling && (
        <CancelFreeDialog
          serviceName={serviceName}
          onConfirm={() => cancel(orderId)}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
