import { couponAdmin } from "#messages/workspaces/coupon-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { stopCoupon } from "../data/coupons.ts";

const words = couponAdmin.stopping;

interface StopDialogProps {
  code: string;
  onClose(): void;
}

/** Ends a coupon for good. */
export function StopDialog({ code, onClose }: StopDialogProps) {
  return (
    <ConfirmDialog
      title={words.title(code)}
      confirm={words.confirm}
      confirming={words.confirming}
      keep={words.keep}
      danger
      reason={{ label: words.reason, required: true, limit: 500 }}
      onConfirm={async ({ words: reason = "" }) => {
        await stopCoupon({ code, reason });
        toast("success", words.done(code));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
