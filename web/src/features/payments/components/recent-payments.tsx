import { formatRupees } from "@niyamdesk/domain/money/money";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import type { PaymentView } from "../read-payment.ts";
import { PaymentStatusBadge } from "./payment-status.tsx";
import { ServiceOf } from "./service-of.tsx";

export function RecentPayments({ payments }: { payments: readonly PaymentView[] }) {
  return (
    <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100">
      {payments.map((payment) => (
        <li key={payment.id} className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5">
          <div className="min-w-0">
            <ServiceOf payment={payment} />
            <p className="muted text-sm">{istFullDate(payment.at)}</p>
          </div>
          <div className="grid shrink-0 justify-items-end gap-1">
            <p translate="no" className="figures font-semibold">
              {formatRupees(payment.amount)}
            </p>
            <PaymentStatusBadge payment={payment} />
          </div>
        </li>
      ))}
    </ul>
  );
}
