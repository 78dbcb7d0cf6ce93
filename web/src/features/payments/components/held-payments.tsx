import { formatRupees } from "@niyamdesk/domain/money/money";
import { workPayments as words } from "#messages/workspaces/payments.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import type { PaymentView } from "../read-payment.ts";

/** Payments that an administrator has to decide about. */
export function HeldPayments({ payments }: { payments: readonly PaymentView[] }) {
  return (
    <WorkList label={words.held.title}>
      {payments.map((payment) => (
        <WorkRow
          key={payment.id}
          title={
            <span translate="no" className="figures">
              {formatRupees(payment.amount)}{" "}
              <span className="font-normal">
                {payment.holdReason ? words.holds[payment.holdReason] : words.holdUnknown}
              </span>
            </span>
          }
          detail={`${payment.razorpayId} · ${istDateTime(payment.at)}`}
        />
      ))}
    </WorkList>
  );
}
