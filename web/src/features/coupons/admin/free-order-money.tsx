import { isOpenOrder, type OrderStatus } from "@niyamdesk/domain/orders/order";
import { useState } from "react";
import { couponAdmin } from "#messages/workspaces/coupon-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { FreeOrderPaper } from "../components/free-order-paper.tsx";

const words = couponAdmin.free;

interface FreeOrderMoneyProps {
  order: { id: string; serviceName: string; status: OrderStatus };
  cancel(input: { order_id: string; amount_paise: number; words: string }): Promise<unknown>;
}

/** Of an order that a coupon covered whole, for an administrator: its paper, and the way to close it. */
export function FreeOrderMoney({ order: { id, serviceName, status }, cancel }: FreeOrderMoneyProps) {
  const [cancelling, setCancelling] = useState(false);
  return (
    <Panel title={words.title} framed>
      <p className="font-semibold">{words.text}</p>
      <p className="muted mt-1 mb-4 text-sm">{words.nothing}</p>
      <FreeOrderPaper orderId={id} />
      {isOpenOrder(status) && (
        <Button look="outline" size="small" className="mt-3 min-h-11" onClick={() => setCancelling(true)}>
          {words.cancel}
        </Button>
      )}
      {cancelling && (
        <ConfirmDialog
          title={words.cancelTitle(serviceName)}
          confirm={words.confirm}
          confirming={words.confirming}
          keep={words.keep}
          danger
          reason={{ label: words.words, hint: words.wordsHint, required: true, limit: 500 }}
          onConfirm={async ({ words: said = "" }) => {
            await cancel({ order_id: id, amount_paise: 0, words: said });
            toast("success", words.cancelled);
            setCancelling(false);
          }}
          onClose={() => setCancelling(false)}
        >
          <p>{words.cancelText}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
