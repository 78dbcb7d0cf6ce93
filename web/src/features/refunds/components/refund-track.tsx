import { formatPaise } from "@niyamdesk/domain/money/money";
import { isTransfer, type Refund } from "@niyamdesk/domain/payments/payment";
import { Check, CircleAlert, Clock } from "lucide-react";
import { refunds as words } from "#messages/refunds.ts";
import { arrivalWords } from "../../../lib/money/refund-arrival.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { owedNow } from "../owed.ts";
import type { PaymentMoney } from "../read-money.ts";
import type { RequestView } from "../read-request.ts";

/** Where each sum that comes back is, the last first. @param requests what was asked back of this payment */
export function RefundTrack({ money, requests }: { money: PaymentMoney; requests: readonly RequestView[] }) {
  const { refunds, asking_paise = 0 } = money;
  const now = useServerMinute();
  const owed = owedNow(money, requests);
  // What did not go is said until as much went another way.
  const said = refunds.flatMap((refund) => {
    const left = owed.find(({ id }) => id === refund.id);
    if (refund.status !== "failed") return [refund];
    return left === undefined ? [] : [{ ...refund, amount_paise: left.paise }];
  });
  const refused = owed.filter(({ id }) => refunds.every((refund) => refund.id !== id));
  return (
    <div role="status">
      <ul className="grid gap-3 text-sm">
        {asking_paise > 0 && (
          <li className="flex items-start gap-2.5">
            <Clock size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-info" />
            <span className="font-medium">{words.state.begun(formatPaise(asking_paise))}</span>
          </li>
        )}
        {refused.map(({ id, paise }) => (
          <li key={id} className="flex items-start gap-2.5">
            <Sign status="failed" />
            <span className="font-medium">{words.state.refused(formatPaise(paise))}</span>
          </li>
        ))}
        {said.toReversed().map((refund) => (
          <li key={refund.id} className="flex items-start gap-2.5">
            <Sign status={refund.status} />
            <span>
              <span className="block font-medium">{stateOf(refund)}</span>
              {refund.status === "processed" && refund.reference !== undefined && (
                <span className="block">
                  {isTransfer(refund) ? words.utr : words.reference}{" "}
                  <span translate="no" className="font-mono wrap-anywhere">
                    {refund.reference}
                  </span>
                </span>
              )}
              <span className="muted">
                {arrivalWords({ ...refund, at: refund.created_at.toMillis() }, now)}
              </span>
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

function stateOf({ id, status, amount_paise }: Refund): string {
  const sum = formatPaise(amount_paise);
  if (isTransfer({ id })) return words.state.transferred(sum);
  if (status === "processed") return words.state.sent(sum);
  return status === "failed" ? words.state.failed(sum) : words.state.atProvider(sum);
}
