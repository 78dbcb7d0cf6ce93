import { coupon as words } from "#messages/coupon.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface CancelFreeDialogProps {
  serviceName: string;
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** Nothing was paid, so nothing goes back: only the order is closed. */
export default function CancelFreeDialog({ serviceName, onConfirm, onClose }: CancelFreeDialogProps) {
  return (
    <ConfirmDialog
      title={words.cancelTitle(serviceName)}
      confirm={words.cancel}
      confirming={words.cancelling}
      keep={words.keepOrder}
      danger
      onConfirm={async () => {
        await onConfirm();
        toast("success", words.cancelled);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.cancelText}</p>
    </ConfirmDialog>
  );
}
