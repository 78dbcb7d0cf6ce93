import { formatPaise, formatPaiseExact } from "@niyamdesk/domain/money/money";
import { checkout } from "#messages/checkout.ts";
import type { Quote } from "../quote.ts";

/** The whole price, line by line; what the Government charges is said to come on top. */
export function PriceBreakup({ quote, governmentFee }: { quote: Quote; governmentFee: boolean }) {
  return (
    <div>
      <dl className="figures">
        {quote.lines.map((line) => (
          <div key={line.label} className="flex justify-between gap-4 py-1">
            <dt className="opacity-80">{line.label}</dt>
            <dd translate="no">{formatPaiseExact(line.paise)}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-base-300 pt-3">
          <dt className="font-semibold">{checkout.total}</dt>
          <dd translate="no" className="text-2xl font-bold tracking-tight">
            {formatPaise(quote.total_paise)}
          </dd>
        </div>
      </dl>
      {governmentFee && <p className="mt-2 text-sm opacity-75">{checkout.governmentFee}</p>}
    </div>
  );
}
