import type { Commission } from "@niyamdesk/domain/commissions/commission";
import { type OpenSums, openSums } from "@niyamdesk/domain/commissions/open-sums";
import { commissionsOfUserQuery, unpaidOfUserQuery } from "@niyamdesk/domain/commissions/queries";
import { startOfIstMonth } from "@niyamdesk/domain/time/time";
import { runWholeQuery } from "../platform/run-query.ts";

/** Lines of this month, and whatever is not paid, each once. */
export async function sumsOf(uid: string, now = Date.now()): Promise<OpenSums> {
  const [ofMonth, unpaid] = await Promise.all([
    runWholeQuery(commissionsOfUserQuery, { uid, from_at: startOfIstMonth(now) }),
    runWholeQuery(unpaidOfUserQuery, { uid }),
  ]);
  const lines = new Map([...ofMonth, ...unpaid].map((entry) => [entry.id, entry.data() as Commission]));
  return openSums([...lines.values()], now);
}
