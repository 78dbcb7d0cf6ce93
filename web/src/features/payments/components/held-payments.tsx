import { formatRupees } from "@niyamdesk/domain/money/money";
import type { HoldReason } from "@niyamdesk/domain/payments/payment";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import type { PaymentView } from "../read-payment.ts";

const REASONS: Record<HoldReason, string> = {
  amount_mismatch: "Another amount than the order's",
  currency_mismatch: "Not in rupees",
  unknown_order: "Belongs to no order",
  duplicate_payment: "Second payment for one order",
  stale_price: "Paid long after the checkout was opened",
  possible_duplicate: "Same plan paid twice in a week: the client decides, else refunded",
  purchase_erased: "Client deleted the account: the refund starts by itself",
};

/** Payments that an administrator has to decide about. */
export function HeldPayments({ payments }: { payments: readonly PaymentView[] }) {
  return (
    <WorkList label="Held payments">
      {payments.map((payment) => (
        <WorkRow
          key={payment.id}
          title={
            <span translate="no" className="figures">
              {formatRupees(payment.amount)}{" "}
              <span className="font-normal">
                {payment.holdReason ? REASONS[payment.holdReason] : "Does not match its order"}
              </span>
            </span>
          }
          detail={`${payment.razorpayId} · ${formatDateTime(payment.at)}`}
        />
      ))}
    </WorkList>
  );
}
