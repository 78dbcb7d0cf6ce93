import { leads as words } from "#messages/workspaces/leads.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { takeBackConversion } from "../data/lead-calls.ts";
import type { LeadView } from "../read-lead.ts";

interface ConversionDialogProps {
  lead: LeadView;
  /** What comes of it, for whoever asks. */
  why: string;
  onDone(): void;
  onClose(): void;
}

/** Takes back a conversion that was said by mistake. */
export function ConversionDialog({ lead, why, onDone, onClose }: ConversionDialogProps) {
  return (
    <ConfirmDialog
      title={words.takeBack.title(lead.name)}
      confirm={words.takeBack.confirm}
      keep={words.takeBack.keep}
      reason={{ label: words.takeBack.reason, limit: 500, required: true }}
      onConfirm={async ({ words: reason }) => {
        await takeBackConversion(lead.id, reason ?? "");
        toast("success", words.takeBack.done(lead.name));
        onDone();
        onClose();
      }}
      onClose={onClose}
    >
      <p>{why}</p>
    </ConfirmDialog>
  );
}
