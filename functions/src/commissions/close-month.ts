import { type Commission, istMonth, netOf } from "@niyamdesk/domain/commissions/commission";
import {
  type CommissionSettings,
  DEFAULT_COMMISSION_SETTINGS,
} from "@niyamdesk/domain/commissions/commission-settings";
import {
  commissionsOfFranchiseMonthQuery,
  commissionsOfMonthQuery,
  statementsOfFranchiseQuery,
  statementsOfUserQuery,
} from "@niyamdesk/domain/commissions/queries";
import {
  CLOSED_ON_DAY,
  type CommissionStatement,
  inStatementOrder,
  statementId,
  statementSums,
} from "@niyamdesk/domain/commissions/statement";
import { financialYear, istDate, startOfIstMonth } from "@niyamdesk/domain/time/time";
import { timestamp } from "../platform/clock.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { bankDetailsRef, franchiseRef, profileRef, settingsRef, statementRef } from "../platform/refs.ts";
import { runQuery, runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { markLinesPaid } from "./mark-lines-paid.ts";

/** Months that are looked at again, where the job did not run on its day. */
const MONTHS_BACK = 3;

/**
 * From the third day of a month on the one before is closed: each partner's statement is written once and never changed. What becomes
 * payable later carries a later month, so that nothing can come too late.
 *
 * @param now epoch ms
 */
export async function closeMonths(now: number): Promise<{ done: number; failed: number }> {
  const run = { done: 0, failed: 0 };
  // What is left of a month goes into the next: a later one waits for it.
  const stuck = new Set<string>();
  for (const month of monthsToClose(now)) {
    const lines = await runWholeQuery(commissionsOfMonthQuery, { month });
    const franchises = [...new Set(lines.map((line) => String(line.get("franchise_id"))))];
    const waiting = franchises
      .filter((id) => !stuck.has(id))
      .sort()
      .map((id) => ({ id }));
    for (const one of waiting) {
      const { done, failed } = await eachIsolated("closing a statement", [one], ({ id }) =>
        closeStatement(id, month, now),
      );
      run.done += done;
      run.failed += failed;
      if (failed > 0) stuck.add(one.id);
    }
  }
  return run;
}

/** Oldest first, since what is left of one goes into the next. */
function monthsToClose(now: number): string[] {
  const months: string[] = [];
  let at = startOfIstMonth(now);
  if (istDate(now).day < CLOSED_ON_DAY) at = startOfIstMonth(at - 1);
  for (let back = 0; back < MONTHS_BACK; back += 1) {
    at = startOfIstMonth(at - 1);
    months.unshift(istMonth(at));
  }
  return months;
}

async function closeStatement(franchiseId: string, month: string, now: number): Promise<void> {
  const id = statementId(franchiseId, month);
  const known = (await statementRef(id).get()).data();
  if (known !== undefined) return known.status === "nothing" ? markLinesPaid(known) : undefined;
  const statement = await reckon(franchiseId, month, now);
  if (statement === null) return;
  await commitTogether(async (unit) => {
    if (await unit.get(statementRef(id))) return;
    unit.create(statementRef(id), statement);
  });
  if (statement.status === "nothing") await markLinesPaid(statement);
}

async function reckon(franchise_id: string, month: string, now: number): Promise<CommissionStatement | null> {
  const franchise = (await franchiseRef(franchise_id).get()).data();
  if (franchise === undefined) return null;
  const { user_id, partner_name, territory_code, territory_name } = franchise;
  const [found, before, ofUser, profile, bank, stored] = await Promise.all([
    runWholeQuery(commissionsOfFranchiseMonthQuery, { franchise_id, month }),
    runQuery(statementsOfFranchiseQuery, { franchise_id }),
    runWholeQuery(statementsOfUserQuery, { uid: user_id }),
    profileRef(user_id).get(),
    bankDetailsRef(franchise_id).get(),
    settingsRef("commission").get(),
  ]);
  const settings: CommissionSettings = { ...DEFAULT_COMMISSION_SETTINGS, ...stored.data() };
  const lines = found.map((entry) => entry.data() as Commission).sort(inStatementOrder);
  const financial_year = financialYear(now);
  const year = ofUser
    .map((entry) => entry.data() as CommissionStatement)
    .filter((one) => one.financial_year === financial_year);
  const { pan = null, gstin = null } = profile.data() ?? {};
  const sums = statementSums(
    lines.map(netOf),
    {
      carried_paise: (before[0]?.data() as CommissionStatement | undefined)?.carried_out_paise ?? 0,
      year_commission_paise: year.reduce((sum, one) => sum + one.commission_paise, 0),
      year_tds_paise: year.reduce((sum, one) => sum + one.tds_paise, 0),
    },
    { gstin, pan: pan ?? gstin?.slice(2, 12) ?? null, tds: settings.tds },
  );
  return {
    ...{ id: statementId(franchise_id, month), franchise_id, user_id, month, financial_year },
    ...{ partner_name, territory_code, territory_name, gstin, ...sums },
    lines: lines.map((line) => ({
      ...{ id: line.id, order_id: line.order_id, kind: line.kind, rule: line.rule, percent: line.percent },
      ...{ base_paise: line.base_paise, amount_paise: netOf(line), service_name: line.order.service_name },
      taken_back_paise: line.taken_back_paise,
      date: line.payable_at ?? line.created_at,
    })),
    status: sums.total_paise > 0 ? "closed" : "nothing",
    closed_at: timestamp(now),
    ...{ payout_id: null, paid_at: null, reference: null, returned_reason: null },
    account_end: bank.data()?.account_number.slice(-4) ?? null,
  };
}
