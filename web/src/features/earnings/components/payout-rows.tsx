import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { fees as words } from "#messages/workspaces/fees.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { monthWords } from "../../../lib/time/month-words.ts";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import type { FeePayoutView } from "../read-fee.ts";
import { Sum } from "./fee-rows.tsx";

/** What is or was paid, with what was withheld of it. @param named whether each says to whom */
export function PayoutRows({ payouts, named }: { payouts: readonly FeePayoutView[]; named: boolean }) {
  return (
    <WorkList label={words.payouts.title}>
      {payouts.map((payout) => (
        <WorkRow
          key={payout.id}
          title={named ? payout.ca : words.payouts.until(monthWords(payout.month))}
          detail={
            <span className="figures">
              {named && `${words.payouts.until(monthWords(payout.month))} · `}
              {partsOf(payout)}
              <span className="block">{words.taxIds(payout.panEnd, payout.gstinEnd)}</span>
              <span className="block">{stateOf(payout)}</span>
            </span>
          }
          aside={<Sum paise={payout.totalPaise} />}
        />
      ))}
    </WorkList>
  );
}

function stateOf({ status, at, reference }: FeePayoutView): string {
  if (status === "paid") return words.payouts.paid(istFullDate(at), reference);
  return words.payouts[status](istFullDate(at));
}

/** `Fees ₹60,000.00, TDS 10% −₹6,000.00` */
export function partsOf({
  feesPaise,
  gstPaise,
  tdsPercent,
  tdsPaise,
}: Pick<FeePayoutView, "feesPaise" | "gstPaise" | "tdsPercent" | "tdsPaise">): string {
  const parts = [words.payouts.fees(formatPaiseExact(feesPaise))];
  if (gstPaise > 0) parts.push(words.payouts.gst(formatPaiseExact(gstPaise)));
  parts.push(
    tdsPaise > 0 ? words.payouts.tds(tdsPercent, formatPaiseExact(tdsPaise)) : words.payouts.nothingWithheld,
  );
  return parts.join(", ");
}
