import { formatRupees } from "@niyamdesk/domain/money/money";
import { payments as words } from "#messages/payments.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { invoiceWords } from "../invoice-words.ts";
import type { PaymentView } from "../read-payment.ts";
import { PaymentNotes } from "./payment-notes.tsx";
import { PaymentStatusBadge } from "./payment-status.tsx";
import { ServiceOf } from "./service-of.tsx";

/** Payment history on a phone. */
export function PaymentCards({ payments }: { payments: readonly PaymentView[] }) {
  return (
    <ul className="grid gap-3">
      {payments.map((payment) => (
        <li key={payment.id} className="rounded-box border border-base-300 bg-base-100 p-4">
          <div className="flex items-start justify-between gap-4">
            <h2 className="min-w-0 text-base font-semibold">
              <ServiceOf payment={payment} />
            </h2>
            <p translate="no" className="figures font-semibold">
              {formatRupees(payment.amount)}
            </p>
          </div>
          <div className="mt-1 flex items-center justify-between gap-4">
            <p className="muted text-sm">
              {istFullDate(payment.at)} · {words.methodName(payment.method)}
            </p>
            <PaymentStatusBadge payment={payment} />
          </div>
          <PaymentNotes payment={payment} />
          <Facts className="mt-3 border-t border-base-300 pt-3">
            <Fact term={words.invoice}>{invoiceWords(payment)}</Fact>
            <Fact term={words.razorpayId}>
              <span translate="no" className="font-mono text-xs break-all">
                {payment.razorpayId}
              </span>
            </Fact>
          </Facts>
        </li>
      ))}
    </ul>
  );
}
