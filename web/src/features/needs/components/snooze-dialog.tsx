import type { NeedRow } from "@niyamdesk/domain/needs/rows";
import { needs as words } from "#messages/workspaces/needs.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { snoozeNeed } from "../data/needs.ts";
import { whatOf } from "../row-words.ts";

/** Why it can wait until tomorrow. */
export default function SnoozeDialog({ row, onClose }: { row: NeedRow; onClose(): void }) {
  const { kind, key } = row;
  return (
    <ConfirmDialog
      title={words.snoozeTitle}
      confirm={words.putOff}
      confirming={words.puttingOff}
      keep={words.keep}
      reason={{ label: words.why, required: true, limit: 300 }}
      onConfirm={async ({ words: reason }) => {
        await snoozeNeed({ kind, key, reason: reason ?? "" });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="font-medium">{whatOf(row)}</p>
      <p>{words.snoozeWords}</p>
    </ConfirmDialog>
  );
}
