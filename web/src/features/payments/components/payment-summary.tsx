import { paymentMethodLabel } from "@niyamdesk/domain/payments/payment";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { usePayment } from "../data/payment.ts";
import { invoiceWords } from "../invoice-words.ts";
import { PaymentNotes } from "./payment-notes.tsx";
import { PaymentStatusBadge } from "./payment-status.tsx";

/** The payment of an order. */
export function PaymentSummary({ paymentId }: { paymentId: string }) {
  const live = usePayment(paymentId);
  return (
    <LivePanel live={live} label="Loading the payment" failure="Failed to load the payment" rows={1}>
      {(payment) =>
        payment === null ? (
          <p className="muted text-sm">The payment of this order is being recorded.</p>
        ) : (
          <>
            <Facts>
              <Fact term="Status">
                <PaymentStatusBadge payment={payment} />
              </Fact>
              <Fact term="Paid on">{formatDateTime(payment.at)}</Fact>
              <Fact term="Method">{paymentMethodLabel(payment.method)}</Fact>
              <Fact term="Invoice">{invoiceWords(payment)}</Fact>
              <Fact term="Razorpay ID">
                <span translate="no" className="font-mono text-xs break-all">
                  {payment.razorpayId}
                </span>
              </Fact>
            </Facts>
            <PaymentNotes payment={payment} />
          </>
        )
      }
    </LivePanel>
  );
}
