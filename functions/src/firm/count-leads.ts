import { FIRM_MONTHS, monthOfDay } from "@niyamdesk/domain/firm/firm-month";
import { leadsMadeQuery } from "@niyamdesk/domain/firm/queries";
import { istDay, startOfIstDay } from "@niyamdesk/domain/time/time";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { declaredQuery } from "../platform/query.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** More than a day can bring; what is counted is not read. */
const ALL = 1_000_000;

/**
 * How many people became known to us on a day, counted by the database. It only grows: who is erased or turns out to be somebody
 * else came all the same.
 *
 * @param instant any of that day, epoch ms
 */
export async function countLeads(instant: number): Promise<void> {
  const from_at = startOfIstDay(instant);
  const made = await declaredQuery(db(), leadsMadeQuery, { from_at, until_at: from_at + DAY_MS })
    .limit(ALL)
    .count()
    .get();
  const { count } = made.data();
  const day = istDay(instant);
  const ref = recordRef(FIRM_MONTHS, monthOfDay(day));
  await commitTogether(async (unit) => {
    const known = (await unit.get(ref))?.days?.[day]?.leads ?? 0;
    if (count <= known) return;
    unit.merge(ref, { month: monthOfDay(day), days: { [day]: { leads: count } }, updated_at: timestamp() });
  });
}
