import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { type Commission, netOf } from "@niyamdesk/domain/commissions/commission";
import { commissionsOfFranchiseQuery } from "@niyamdesk/domain/commissions/queries";
import { franchisesBelowQuery } from "@niyamdesk/domain/franchises/queries";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import type { Caller } from "../platform/caller.ts";
import { runWholeQuery } from "../platform/run-query.ts";

/** What the franchises below a partner earned in a month: sums alone, since their lines are theirs. */
export async function sumsBelow(
  { month }: ParsedInput<"franchiseSums">,
  { uid }: Caller,
): Promise<CallableOutputs["franchiseSums"]> {
  const below = await runWholeQuery(franchisesBelowQuery, { uid });
  const [from_at, until_at] = [
    startOfIstDayNamed(`${month}-01`),
    startOfIstDayNamed(`${nextMonth(month)}-01`),
  ];
  const franchises = await Promise.all(
    below.map(async ({ id }) => {
      const found = await runWholeQuery(commissionsOfFranchiseQuery, { franchise_id: id, from_at, until_at });
      const lines = found.map((entry) => entry.data() as Commission);
      const earned_paise = lines.reduce((sum, line) => sum + netOf(line) + line.changed_paise, 0);
      return { franchise_id: id, orders: lines.length, earned_paise };
    }),
  );
  return { franchises };
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
