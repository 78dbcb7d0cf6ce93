import { refundLeft } from "@niyamdesk/domain/payments/refund-left";
import { workRefunds as words } from "#messages/workspaces/refunds.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { lateDialog } from "../../../ui/late-dialog.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { usePaymentMoney } from "../data/money.ts";
import { RefundDialog, type SentAgain } from "./refund-dialog.tsx";

const TransferDialog = lateDialog(() => import("./transfer-dialog.tsx"));

interface AskedDialogProps {
  paymentId: string;
  /** What did not reach the client before. */
  again?: SentAgain;
  /** Our bank has sent it: it is noted. */
  isSent?: boolean;
  onClose(): void;
}

/** What is to go back, by the provider, or went by our bank. */
export function AskedDialog({ isSent = false, again, ...asked }: AskedDialogProps) {
  if (isSent && again !== undefined) return <Sent {...asked} again={again} />;
  return <RefundDialog {...asked} again={again} />;
}

function Sent(props: { paymentId: string; again: SentAgain; onClose(): void }) {
  const live = usePaymentMoney(props.paymentId);
  if (live.status === "ready" && live.value !== null) {
    return <TransferDialog {...props} left={refundLeft(live.value)} />;
  }
  return (
    <Dialog open title={words.transferTitle} onClose={props.onClose}>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={4}>
        {() => <p>{words.gone}</p>}
      </LivePanel>
    </Dialog>
  );
}
