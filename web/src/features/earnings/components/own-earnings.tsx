import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { istMonth } from "@niyamdesk/domain/commissions/commission";
import type { FeeMonth } from "@niyamdesk/domain/earnings/months";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { financialYear } from "@niyamdesk/domain/time/time";
import { fees } from "#messages/workspaces/fees.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { monthWords } from "../../../lib/time/month-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { useOwnFeeMonths, useOwnFeePayouts } from "../data/earnings.ts";
import type { FeePayoutView } from "../read-fee.ts";
import { Sum } from "./fee-rows.tsx";
import { PayoutRows } from "./payout-rows.tsx";

const words = fees.earnings;
const LINES = WORKSPACES.ca.pages.commissions;

/** What a CA earned month by month, and what was paid of it. */
export function OwnEarnings({ uid }: { uid: string }) {
  const payouts = useOwnFeePayouts(uid);
  const months = useOwnFeeMonths(
    payouts.status === "ready" ? payouts.value.map(({ id, status }) => `${id} ${status}`).join() : "",
  );
  return (
    <>
      <Summary months={months} payouts={payouts} />
      <WorkPanel words={words.months} live={months} rows={3}>
        {(found) => (
          <WorkList label={words.months.title}>
            {found.map((one) => (
              <WorkRow
                key={one.month}
                title={monthWords(one.month)}
                detail={
                  <span className="figures">
                    {words.counts(one.orders, one.consultations)}
                    {one.waiting_paise !== 0 &&
                      ` · ${words.ofItWaiting(formatPaiseExact(one.waiting_paise))}`}
                  </span>
                }
                aside={<Sum paise={one.earned_paise} />}
              />
            ))}
          </WorkList>
        )}
      </WorkPanel>
      <WorkPanel words={fees.payouts} live={payouts} rows={2}>
        {(found) => <PayoutRows payouts={found} named={false} />}
      </WorkPanel>
    </>
  );
}

/** A sum that could not be read is none. */
function Summary({ months, payouts }: { months: Live<FeeMonth[]>; payouts: Live<FeePayoutView[]> }) {
  const now = useServerMinute();
  const month = istMonth(now);
  const found = months.status === "ready" ? months.value : null;
  const year = financialYear(now);
  const paid =
    payouts.status === "ready"
      ? payouts.value.filter(({ at, status }) => status === "paid" && financialYear(at) === year)
      : null;
  const said = (sums: readonly number[] | undefined) =>
    sums === undefined ? "–" : formatPaiseExact(sums.reduce((sum, paise) => sum + paise, 0));
  return (
    <Figures label={words.title}>
      <Figure
        term={words.month(monthWords(month))}
        value={said(found?.filter((one) => one.month === month).map(({ earned_paise }) => earned_paise))}
        to={LINES}
      />
      <Figure
        term={words.waiting}
        value={said(found?.map(({ waiting_paise }) => waiting_paise))}
        to={`${LINES}?${new URLSearchParams({ status: "accrued" })}`}
      />
      <Figure term={words.paidInYear(year)} value={said(paid?.map(({ totalPaise }) => totalPaise))} />
      <Figure term={words.withheldInYear} value={said(paid?.map(({ tdsPaise }) => tdsPaise))} />
    </Figures>
  );
}
