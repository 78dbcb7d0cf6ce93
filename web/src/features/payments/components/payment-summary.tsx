import { payments as words } from "#messages/payments.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { usePayment } from "../data/payment.ts";
import { InvoiceCorrection } from "./invoice-correction.tsx";
import { InvoiceNumber } from "./invoice-number.tsx";
import { PaymentNotes } from "./payment-notes.tsx";
import { PaymentStatusBadge } from "./payment-status.tsx";

/** The payment of an order. */
export function PaymentSummary({ paymentId }: { paymentId: string }) {
  const live = usePayment(paymentId);
  return (
    <LivePanel live={live} label={words.loadingOne} failure={words.failedOne} rows={1}>
      {(payment) =>
        payment === null ? (
          <p className="muted text-sm">{words.beingRecorded}</p>
        ) : (
          <>
            <Facts>
              <Fact term={words.status}>
                <PaymentStatusBadge payment={payment} />
              </Fact>
              <Fact term={words.paidOn}>{istDateTime(payment.at)}</Fact>
              <Fact term={words.method}>{words.methodName(payment.method)}</Fact>
              <Fact term={words.invoice}>
                <InvoiceNumber payment={payment} />
              </Fact>
              <Fact term={words.razorpayId}>
                <span translate="no" className="font-mono text-xs break-all">
                  {payment.razorpayId}
                </span>
              </Fact>
            </Facts>
            <InvoiceCorrection payment={payment} tellsOver />
            <PaymentNotes payment={payment} />
          </>
        )
      }
    </LivePanel>
  );
}
