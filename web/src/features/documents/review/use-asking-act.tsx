import { type ReactNode, useCallback, useState } from "react";
import { paperDesk } from "#messages/workspaces/paper-desk.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { reviewAct } from "../data/desk-papers.ts";

const words = paperDesk.act;

interface AskedAct {
  /** Of what is looked at. */
  id: string;
  orderId: string;
  slot: string;
  label: string;
}

/**
 * The dialog in which a client is asked once more for what they do on a portal. It belongs to the list: when somebody else decides meanwhile,
 * what was typed must stay.
 */
export function useAskingAct(onAsked: (id: string) => void): {
  askAct(act: AskedAct): void;
  dialog: ReactNode;
} {
  const [act, setAct] = useState<AskedAct | null>(null);
  const askAct = useCallback((asked: AskedAct) => setAct(asked), []);
  const dialog = act !== null && (
    <ConfirmDialog
      title={words.title(act.label)}
      confirm={words.confirm}
      confirming={words.confirming}
      keep={words.keep}
      reason={{ label: words.reason, required: true, limit: 500 }}
      onConfirm={async ({ words: missing = "" }) => {
        await reviewAct({ order_id: act.orderId, slot: act.slot, accepted: false, words: missing });
        toast("success", words.asked);
        // Its answer may come late: another one may be asked for again by then.
        setAct((now) => (now === act ? null : now));
        onAsked(act.id);
      }}
      onClose={() => setAct(null)}
    >
      <p>{words.effect}</p>
    </ConfirmDialog>
  );
  return { askAct, dialog };
}
