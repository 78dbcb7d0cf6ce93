import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatRupees } from "@niyamdesk/domain/money/money";
import { Link } from "react-router-dom";
import { payments } from "#messages/payments.ts";
import { books } from "#messages/workspaces/books.ts";
import { istFullDate, istTime } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import { PAYMENT_TONES } from "../payment-words.ts";
import type { PaymentView } from "../read-payment.ts";

const { columns } = books.list;

/** Payments where there is room for columns. */
export const PAYMENT_COLUMNS: readonly ListColumn<PaymentView>[] = [
  { heading: columns.paid, width: "8rem", sort: "paid", cell: ({ at }) => <When at={at} /> },
  { heading: columns.service, width: "minmax(0,1fr)", cell: (payment) => <Named payment={payment} /> },
  {
    heading: columns.amount,
    width: "7rem",
    align: "end",
    cell: ({ amount }) => <span translate="no">{formatRupees(amount)}</span>,
  },
  { heading: columns.method, width: "8rem", cell: ({ method }) => payments.methodName(method) },
  { heading: columns.status, width: "9.5rem", cell: ({ status }) => <Status status={status} /> },
  {
    heading: columns.invoice,
    width: "11rem",
    cell: ({ invoiceNumber }) => (
      <span translate="no" className="figures whitespace-nowrap">
        {invoiceNumber}
      </span>
    ),
  },
];

/** The same on a phone. */
export function PaymentCard({ payment }: { payment: PaymentView }) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <Named payment={payment} />
        <span translate="no" className="figures font-medium">
          {formatRupees(payment.amount)}
        </span>
      </div>
      <p className="muted mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span translate="no">{istFullDate(payment.at)}</span>
        <Status status={payment.status} />
      </p>
    </>
  );
}

function Named({ payment: { id, service, razorpayId } }: { payment: PaymentView }) {
  return (
    <Link to={PATHS.adminPayment(id)} className="block min-w-0 hover:underline">
      <span className="block truncate font-medium">{service}</span>
      <span translate="no" className="muted block truncate text-xs">
        {razorpayId}
      </span>
    </Link>
  );
}

function Status({ status }: Pick<PaymentView, "status">) {
  return <Badge tone={PAYMENT_TONES[status]}>{payments.statuses[status]}</Badge>;
}

function When({ at }: Pick<PaymentView, "at">) {
  return (
    <time dateTime={new Date(at).toISOString()} translate="no" className="figures">
      <span className="block whitespace-nowrap">{istFullDate(at)}</span>
      <span className="muted block text-xs">{istTime(at)}</span>
    </time>
  );
}
