import type { Language } from "@niyamdesk/domain/base/languages";
import { type ReactNode, useCallback, useState } from "react";
import { RejectDialog } from "./reject-dialog.tsx";

interface Rejected {
  id: string;
  label: string;
  language: Language;
}

/**
 * The dialog in which a document is asked for again. It belongs to the list: when somebody else decides meanwhile, the document is no longer among
 * those that wait, and what was typed must stay.
 */
export function useRejecting(onRejected: (id: string) => void): {
  reject(paper: Rejected): void;
  dialog: ReactNode;
} {
  const [paper, setPaper] = useState<Rejected | null>(null);
  const reject = useCallback((asked: Rejected) => setPaper(asked), []);
  const dialog = paper !== null && (
    <RejectDialog
      documentId={paper.id}
      label={paper.label}
      language={paper.language}
      onDone={() => {
        // Its answer may come late: another one may be asked for again by then.
        setPaper((now) => (now === paper ? null : now));
        onRejected(paper.id);
      }}
      onClose={() => setPaper(null)}
    />
  );
  return { reject, dialog };
}
