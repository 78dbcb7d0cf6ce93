import { consultations } from "#messages/consultations.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { cancelConsultation } from "../data/cancel.ts";
import type { ConsultationView } from "../read-consultation.ts";
import { When } from "./when.tsx";

interface CancelDialogProps {
  consultation: ConsultationView;
  /** Whom it is with, seen from who cancels. */
  other: string;
  onClose(): void;
}

/** Asks before a consultation is called off, by either side. */
export function CancelDialog({ consultation, other, onClose }: CancelDialogProps) {
  return (
    <ConfirmDialog
      title={consultations.cancelTitle}
      confirm={consultations.cancelConfirm}
      confirming={consultations.cancelling}
      keep={consultations.keep}
      danger
      reason={{ label: consultations.cancelReason, limit: 300 }}
      onConfirm={async ({ words }) => {
        await cancelConsultation({ consultation_id: consultation.id, reason: words });
        toast("success", consultations.cancelled);
        onClose();
      }}
      onClose={onClose}
    >
      <p className="font-medium">
        <When consultation={consultation} />
        <span className="muted block text-sm font-normal">{consultations.withName(other)}</span>
      </p>
      <p className="mt-3">{consultations.cancelWords}</p>
    </ConfirmDialog>
  );
}
