import { FIRM_MONTHS, type FirmFacts, type FirmMonth, monthOfDay } from "@niyamdesk/domain/firm/firm-month";
import { isSame, type Sums, sumsOf } from "@niyamdesk/domain/firm/keep";
import { factsOfMonthQuery, ordersChangedQuery, paymentsChangedQuery } from "@niyamdesk/domain/firm/queries";
import { istDay, startOfIstMonth } from "@niyamdesk/domain/time/time";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { logEvent, logOddity } from "../platform/log.ts";
import { profileRef, recordRef } from "../platform/refs.ts";
import { runWholeQuery, workThrough } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { countLeads } from "./count-leads.ts";
import { countOrder, countPayment } from "./count-record.ts";

/** What changed since then is counted once more; no event stays undelivered for longer. */
const LOOKED_BACK_DAYS = 2;

/**
 * Compares the figures of this month and the one before with the records they are made of, and puts right what differs.
 *
 * @param now epoch ms
 * @returns how many records were gone through, and how many months were put right
 */
export async function recountFirm(now: number = Date.now()): Promise<{ done: number; healed: number }> {
  const since_at = now - LOOKED_BACK_DAYS * DAY_MS;
  const orders = await workThrough("counting orders", ordersChangedQuery, { since_at }, ({ id }) =>
    countOrder(id),
  );
  const payments = await workThrough("counting payments", paymentsChangedQuery, { since_at }, ({ id }) =>
    countPayment(id),
  );
  for (let back = 0; back <= LOOKED_BACK_DAYS; back += 1) await countLeads(now - back * DAY_MS);
  let healed = 0;
  for (const at of [now, startOfIstMonth(now) - DAY_MS]) {
    if (await heal(monthOfDay(istDay(at)))) healed += 1;
  }
  const run = { done: orders.done + payments.done, healed };
  logEvent("figures recounted", run);
  return run;
}

/** Whether the month had to be put right. Whatever is counted meanwhile changes the month too, so that it is done again. */
function heal(month: string): Promise<boolean> {
  const ref = recordRef(FIRM_MONTHS, month);
  return commitTogether(async (unit) => {
    const known = await unit.get(ref);
    const found = await runWholeQuery(factsOfMonthQuery, { month });
    const right = sumsOf(
      month,
      found.flatMap((entry) => (entry.data() as FirmFacts).facts),
    );
    if (!known && found.length === 0) return false;
    const isRight = known !== undefined && isSame(sumsIn(known), right, ["leads"]);
    const days = withLeads(right.days, known);
    const recounted_at = timestamp();
    const names = await withWorkers(unit, known?.names ?? {}, Object.keys(right.workers));
    if (isRight) unit.update(ref, { names, recounted_at });
    else if (known) unit.update(ref, { ...right, days, names, recounted_at, updated_at: recounted_at });
    else unit.create(ref, { month, ...right, days, names, recounted_at, updated_at: recounted_at });
    if (!isRight) logOddity("figures of a month were not those of its records", { month });
    return !isRight;
  });
}

/** Names of those who are not named yet, so that a page shows the month without a read for each of them. */
async function withWorkers(
  unit: UnitOfWork,
  names: Readonly<Record<string, string>>,
  workers: readonly string[],
): Promise<Record<string, string>> {
  const all = { ...names };
  for (const uid of workers.filter((one) => all[one] === undefined)) {
    const name = (await unit.get(profileRef(uid)))?.name;
    if (name) all[uid] = name;
  }
  return all;
}

function sumsIn({ days = {}, services = {}, partners = {}, workers = {} }: Partial<FirmMonth>): Sums {
  return { days, services, partners, workers };
}

/** Leads are counted by themselves. */
function withLeads(days: Sums["days"], known: FirmMonth | undefined): Sums["days"] {
  const all: Record<string, Sums["days"][string]> = { ...days };
  for (const [day, { leads = 0 }] of Object.entries(known?.days ?? {})) {
    if (leads > 0) all[day] = { ...all[day], leads };
  }
  return all;
}
