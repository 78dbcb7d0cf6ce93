import type { Language } from "@niyamdesk/domain/base/languages";
import { istMonth } from "@niyamdesk/domain/commissions/commission";
import type { CaFee } from "@niyamdesk/domain/earnings/ca-fee";
import { type FeeMonth, feeMonths } from "@niyamdesk/domain/earnings/months";
import { FEE_AGREEMENTS, feesOfCaSinceQuery } from "@niyamdesk/domain/earnings/queries";
import { DAY_MS } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** Keeps in which language a CA reads of their fees; only what is another one is written. */
export async function keepLanguage(ca_id: string, language: Language | undefined): Promise<void> {
  if (language === undefined) return;
  const ref = recordRef(FEE_AGREEMENTS, ca_id);
  await commitTogether(async (unit) => {
    const agreement = await unit.get(ref);
    if (agreement && (agreement.language ?? "en") !== language) unit.update(ref, { language });
  });
}

/** What a CA earned in this month and the eleven before. */
export async function monthsOf(ca_id: string, now = Date.now()): Promise<FeeMonth[]> {
  const month = istMonth(now - 335 * DAY_MS);
  const found = await runWholeQuery(feesOfCaSinceQuery, { ca_id, month });
  return feeMonths(found.map((entry) => entry.data() as CaFee)).slice(0, 12);
}
