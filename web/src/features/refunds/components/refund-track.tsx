import { formatPaise } from "@niyamdesk/domain/money/money";
import type { Refund } from "@niyamdesk/domain/payments/payment";
import { Check, CircleAlert, Clock } from "lucide-react";
import { refunds as words } from "#messages/refunds.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import type { PaymentMoney } from "../read-money.ts";

/** Seven working days are over by then, whatever the week. */
const USUALLY_MS = 11 * 86_400_000;

/** Where each sum that comes back is, the last first. */
export function RefundTrack({ money: { refunds, asking_paise = 0 } }: { money: PaymentMoney }) {
  return (
    <div role="status">
      <ul className="grid gap-3 text-sm">
        {asking_paise > 0 && (
          <li className="flex items-start gap-2.5">
            <Clock size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-info" />
            <span className="font-medium">{words.state.begun(formatPaise(asking_paise))}</span>
          </li>
        )}
        {refunds.toReversed().map((refund) => (
          <li key={refund.id} className="flex items-start gap-2.5">
            <Sign status={refund.status} />
            <span>
              <span className="block font-medium">{stateOf(refund)}</span>
              {refund.status === "processed" && refund.reference !== undefined && (
                <span className="block">
                  {words.reference}{" "}
                  <span translate="no" className="font-mono wrap-anywhere">
                    {refund.reference}
                  </span>
                </span>
              )}
              {refund.status !== "failed" && (
                <span className="muted">
                  {words.by(istFullDate(refund.created_at.toMillis() + USUALLY_MS))}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sign({ status }: Pick<Refund, "status">) {
  const look = { size: 18, "aria-hidden": true } as const;
  if (status === "processed") return <Check {...look} className="mt-0.5 shrink-0 text-success" />;
  if (status === "failed") return <CircleAlert {...look} className="mt-0.5 shrink-0 text-error" />;
  return <Clock {...look} className="mt-0.5 shrink-0 text-info" />;
}

function stateOf({ status, amount_paise }: Refund): string {
  const sum = formatPaise(amount_paise);
  if (status === "processed") return words.state.sent(sum);
  return status === "failed" ? words.state.failed(sum) : words.state.atProvider(sum);
}
