import { formatRupees } from "@niyamdesk/domain/money/money";
import { payments as words } from "#messages/payments.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import type { PaymentView } from "../read-payment.ts";

/** Payments that an administrator has to decide about. */
export function HeldPayments({ payments }: { payments: readonly PaymentView[] }) {
  return (
    <WorkList label={words.held}>
      {payments.map((payment) => (
        <WorkRow
          key={payment.id}
          title={
            <span translate="no" className="figures">
              {formatRupees(payment.amount)}{" "}
              <span className="font-normal">
                {payment.holdReason ? words.workHolds[payment.holdReason] : words.workHoldUnknown}
              </span>
            </span>
          }
          detail={`${payment.razorpayId} · ${istDateTime(payment.at)}`}
        />
      ))}
    </WorkList>
  );
}
