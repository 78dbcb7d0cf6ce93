import { formatRupees } from "@niyamdesk/domain/money/money";
import { payments as words } from "#messages/payments.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import type { PaymentView } from "../read-payment.ts";
import { InvoiceCorrection } from "./invoice-correction.tsx";
import { InvoiceNumber } from "./invoice-number.tsx";
import { PaymentNotes } from "./payment-notes.tsx";
import { PaymentStatusBadge } from "./payment-status.tsx";
import { ServiceOf } from "./service-of.tsx";

/** A client's payment where there is room for columns. */
export const OWN_PAYMENT_COLUMNS: readonly ListColumn<PaymentView>[] = [
  {
    heading: words.date,
    width: "8.5rem",
    cell: ({ at, method }) => (
      <>
        <span className="figures block whitespace-nowrap">{istFullDate(at)}</span>
        <span className="muted block text-sm">{words.methodName(method)}</span>
      </>
    ),
  },
  {
    heading: words.service,
    width: "minmax(0,1fr)",
    cell: (payment) => (
      <>
        <ServiceOf payment={payment} />
        <PaymentNotes payment={payment} />
        <InvoiceCorrection payment={payment} />
      </>
    ),
  },
  {
    heading: words.invoice,
    width: "13rem",
    cell: (payment) => (
      <>
        <span className="block">
          <InvoiceNumber payment={payment} />
        </span>
        <span translate="no" className="muted block font-mono text-xs break-all">
          <span className="sr-only">{words.razorpayId} </span>
          {payment.razorpayId}
        </span>
      </>
    ),
  },
  {
    heading: words.status,
    width: "11rem",
    cell: (payment) => <PaymentStatusBadge payment={payment} />,
  },
  {
    heading: words.amount,
    width: "7rem",
    align: "end",
    cell: ({ amount }) => <Amount rupees={amount} />,
  },
];

/** The same on a phone. */
export function OwnPaymentCard({ payment }: { payment: PaymentView }) {
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0">
          <ServiceOf payment={payment} />
        </p>
        <Amount rupees={payment.amount} />
      </div>
      <div className="mt-1 flex items-center justify-between gap-4">
        <p className="muted text-sm">
          {istFullDate(payment.at)} · {words.methodName(payment.method)}
        </p>
        <PaymentStatusBadge payment={payment} />
      </div>
      <PaymentNotes payment={payment} />
      <Facts className="mt-3 border-t border-base-300 pt-3">
        <Fact term={words.invoice}>
          <InvoiceNumber payment={payment} />
        </Fact>
        <Fact term={words.razorpayId}>
          <span translate="no" className="font-mono text-xs break-all">
            {payment.razorpayId}
          </span>
        </Fact>
      </Facts>
      <InvoiceCorrection payment={payment} />
    </>
  );
}

function Amount({ rupees }: { rupees: number }) {
  return (
    <span translate="no" className="figures font-semibold whitespace-nowrap">
      {formatRupees(rupees)}
    </span>
  );
}
