import { desk } from "#messages/workspaces/order-desk.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { waiveDocument } from "../data/desk-acts.ts";

const words = desk.waive;

interface WaiveDialogProps {
  orderId: string;
  asked: { slot: string; label: string };
  onClose(): void;
}

/** A document that is not needed after all. */
export function WaiveDialog({ orderId, asked: { slot, label }, onClose }: WaiveDialogProps) {
  return (
    <ConfirmDialog
      title={words.title(label)}
      confirm={words.confirm}
      keep={words.keep}
      reason={{ label: words.reason, required: true, limit: 500 }}
      onConfirm={async ({ words: reason = "" }) => {
        await waiveDocument({ order_id: orderId, slot, reason });
        toast("success", words.done);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.effect}</p>
    </ConfirmDialog>
  );
}
