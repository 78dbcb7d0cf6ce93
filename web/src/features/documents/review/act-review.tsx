import { useState } from "react";
import { paperDesk } from "#messages/workspaces/paper-desk.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { reviewAct } from "../data/desk-papers.ts";

const words = paperDesk.act;

interface ActReviewProps {
  orderId: string;
  slot: string;
  label: string;
  /** Its client says that it is done: only then it can be asked for again. */
  isSaid: boolean;
}

/** What a client does on a portal: whoever has the order finds it done, or says what is missing. */
export function ActReview({ orderId, slot, label, isSaid }: ActReviewProps) {
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  async function accept(): Promise<void> {
    setBusy(true);
    try {
      await reviewAct({ order_id: orderId, slot, accepted: true, words: null });
      toast("success", words.noted);
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <button
        type="button"
        className="btn btn-outline btn-sm min-h-11 lg:min-h-8"
        aria-label={words.acceptOne(label)}
        disabled={busy}
        onClick={() => void accept()}
      >
        {words.accept}
      </button>
      {isSaid && (
        <button
          type="button"
          className="btn btn-ghost btn-sm min-h-11 lg:min-h-8"
          aria-label={words.askAgainOne(label)}
          disabled={busy}
          onClick={() => setAsking(true)}
        >
          {words.askAgain}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.title(label)}
          confirm={words.confirm}
          confirming={words.confirming}
          keep={words.keep}
          reason={{ label: words.reason, required: true, limit: 500 }}
          onConfirm={async ({ words: missing = "" }) => {
            await reviewAct({ order_id: orderId, slot, accepted: false, words: missing });
            toast("success", words.asked);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{words.effect}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
