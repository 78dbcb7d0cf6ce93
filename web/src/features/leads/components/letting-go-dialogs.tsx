import { leads as words } from "#messages/workspaces/leads.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { stopCalling } from "../data/lead-calls.ts";
import type { LeadDialogProps } from "./lead-dialog-props.ts";

/** Puts a lead back, for anybody to take. */
export function HandBackDialog({ lead, work, onClose, onDone }: LeadDialogProps) {
  return (
    <ConfirmDialog
      title={words.handBack.title(lead.name)}
      confirm={words.handBack.confirm}
      keep={words.handBack.keep}
      onConfirm={async () => {
        await work.handBack([lead]);
        onDone();
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.handBack.why}</p>
    </ConfirmDialog>
  );
}

/** Somebody asked not to be called again. */
export function StopDialog({ lead, onClose, onDone }: LeadDialogProps) {
  const shown = useShownPhone();
  return (
    <ConfirmDialog
      title={words.stop.title(lead.name)}
      confirm={words.stop.confirm}
      keep={words.stop.keep}
      danger
      onConfirm={async () => {
        await stopCalling(lead.id);
        toast("success", words.stop.done(lead.name));
        onDone();
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.stop.why(lead.phone === null ? lead.name : shown(lead.phone))}</p>
    </ConfirmDialog>
  );
}
