import { formatPaise } from "@niyamdesk/domain/money/money";
import type { Refundable } from "@niyamdesk/domain/orders/refundable";
import { useState } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { refunds as words } from "#messages/refunds.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { askToCancel, cancelOwnOrder } from "../data/acts.ts";
import type { OrderBehind } from "../read-order-behind.ts";
import { Reckoning } from "./reckoning.tsx";

interface LeaveDialogProps extends CancelDialogProps {
  /** Nobody has begun. */
  isUntouched: boolean;
}

interface CancelDialogProps {
  order: OrderBehind;
  refundable: Refundable;
  onClose(): void;
}

/** The way out of an order, by whether somebody has begun. */
export default function LeaveDialog({ isUntouched, ...props }: LeaveDialogProps) {
  return isUntouched ? <CancelDialog {...props} /> : <AskDialog {...props} />;
}

/** Nobody has begun: all of it goes back at once. */
function CancelDialog({ order, refundable, onClose }: CancelDialogProps) {
  return (
    <ConfirmDialog
      title={words.cancelTitle(order.serviceName)}
      confirm={words.cancelAndRefund}
      confirming={words.cancelling}
      keep={words.keep}
      danger
      onConfirm={async () => {
        const { back_paise } = await cancelOwnOrder(order.id);
        toast("success", words.cancelled(formatPaise(back_paise)));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.cancelText(formatPaise(refundable.refundable_paise))}</p>
    </ConfirmDialog>
  );
}

/** Somebody works on it: an administrator reads why, and decides. */
function AskDialog({ order, refundable, onClose }: CancelDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  return (
    <ConfirmDialog
      title={words.askTitle(order.serviceName)}
      confirm={words.askSend}
      confirming={words.asking}
      keep={words.keep}
      reason={{ label: words.askWhy, limit: 1500 }}
      onConfirm={async ({ words: typed }) => {
        const said = [words.askDefault, ...(typed === undefined ? [] : [typed])].join("\n");
        await askToCancel({
          ...{ order_id: order.id, language: LANGUAGE, request_id: requestId },
          words: said,
        });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="mb-4">{words.askText}</p>
      <Reckoning refundable={refundable} />
    </ConfirmDialog>
  );
}
