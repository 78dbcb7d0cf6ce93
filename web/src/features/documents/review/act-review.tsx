import { useState } from "react";
import { paperDesk } from "#messages/workspaces/paper-desk.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { reviewAct } from "../data/desk-papers.ts";
import { useAskingAct } from "./use-asking-act.tsx";

const words = paperDesk.act;
const NOTHING_MORE = () => {};

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
  const { askAct, dialog } = useAskingAct(NOTHING_MORE);
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
          onClick={() => askAct({ id: slot, orderId, slot, label })}
        >
          {words.askAgain}
        </button>
      )}
      {dialog}
    </>
  );
}
