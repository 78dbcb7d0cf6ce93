import { useRef } from "react";
import { tickets } from "#messages/workspaces/tickets.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { askAboutStatement } from "../data/tickets.ts";

const words = tickets.ask;
const ASKED = { label: words.words, required: true, limit: 1000 };

interface AskDialogProps {
  statementId: string;
  /** Null: the whole statement. */
  lineId: string | null;
  /** What it is about, in words. */
  about: string;
  onClose(): void;
}

/** A partner says what looks wrong. */
export function AskDialog({ statementId, lineId, about, onClose }: AskDialogProps) {
  // As `requestIds` does, which would bring a partner a file of what only others share.
  const tried = useRef({ text: "", request_id: "" });
  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.confirm}
      keep={words.keep}
      reason={ASKED}
      onConfirm={async ({ words: text = "" }) => {
        if (tried.current.text !== text) tried.current = { text, request_id: crypto.randomUUID() };
        await askAboutStatement({ ...tried.current, statement_id: statementId, line_id: lineId });
        toast("success", words.done);
        onClose();
      }}
      onClose={onClose}
    >
      <p className="font-medium wrap-anywhere">{about}</p>
      <p className="muted mt-1 text-sm">{words.effect}</p>
    </ConfirmDialog>
  );
}
