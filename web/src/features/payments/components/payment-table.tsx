import { formatRupees } from "@niyamdesk/domain/money/money";
import { payments as words } from "#messages/payments.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { invoiceWords } from "../invoice-words.ts";
import type { PaymentView } from "../read-payment.ts";
import { PaymentNotes } from "./payment-notes.tsx";
import { PaymentStatusBadge } from "./payment-status.tsx";
import { ServiceOf } from "./service-of.tsx";

const COLUMNS = ["date", "service", "amount", "status", "method", "invoice", "razorpayId"] as const;

/** Payment history on a desk. */
export function PaymentTable({ payments }: { payments: readonly PaymentView[] }) {
  return (
    <div className="overflow-x-auto rounded-box border border-base-300 bg-base-100">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="muted border-b border-base-300 bg-base-200">
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-4 py-2.5 font-medium whitespace-nowrap ${column === "amount" ? "text-right" : ""}`}
              >
                {words[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-base-300">
          {payments.map((payment) => (
            <tr key={payment.id} className="align-top">
              <td className="px-4 py-3 whitespace-nowrap">{istFullDate(payment.at)}</td>
              <td className="min-w-44 px-4 py-3">
                <ServiceOf payment={payment} />
                <PaymentNotes payment={payment} />
              </td>
              <td translate="no" className="figures px-4 py-3 text-right font-semibold whitespace-nowrap">
                {formatRupees(payment.amount)}
              </td>
              <td className="px-4 py-3">
                <PaymentStatusBadge payment={payment} />
              </td>
              <td className="px-4 py-3 whitespace-nowrap">{words.methodName(payment.method)}</td>
              <td translate="no" className="figures px-4 py-3 whitespace-nowrap">
                {invoiceWords(payment)}
              </td>
              <td translate="no" className="px-4 py-3 font-mono text-xs">
                {payment.razorpayId}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
