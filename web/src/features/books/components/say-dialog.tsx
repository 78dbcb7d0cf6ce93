import { useState } from "react";
import { books } from "#messages/workspaces/books.ts";
import { requestIds } from "../../../lib/backend/request-ids.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { noteFinding, setFindingAside } from "../data/books.ts";
import type { FindingView } from "../read-finding.ts";

const words = books.say;

interface SayDialogProps {
  finding: FindingView;
  /** Sets it aside as well. */
  isAside: boolean;
  onClose(): void;
}

/** Words to the other administrators, or why nothing is to be done. */
export function SayDialog({ finding, isAside, onClose }: SayDialogProps) {
  const [idOf] = useState(requestIds);
  const { what } = books.kinds[finding.kind];
  return (
    <ConfirmDialog
      title={isAside ? words.asideTitle(what) : words.noteTitle(what)}
      confirm={isAside ? words.aside : words.note}
      confirming={words.saving}
      keep={words.keep}
      reason={{ label: isAside ? words.asideLabel : words.noteLabel, required: true, limit: 500 }}
      onConfirm={async ({ words: said }) => {
        const input = { finding_id: finding.id, words: said ?? "", request_id: idOf(said) };
        await (isAside ? setFindingAside(input) : noteFinding(input));
        toast("success", isAside ? words.setAside : words.noted);
        onClose();
      }}
      onClose={onClose}
    >
      {isAside && <p>{words.asideWhat}</p>}
    </ConfirmDialog>
  );
}
