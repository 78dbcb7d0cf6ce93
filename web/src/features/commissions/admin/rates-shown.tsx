import { type DatedRates, ratesOn } from "@niyamdesk/domain/commissions/commission-settings";
import { FRANCHISE_LEVELS } from "@niyamdesk/domain/franchises/franchise-level";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { commissionAdmin } from "#messages/workspaces/commission-admin.ts";
import { franchiseAdmin } from "#messages/workspaces/franchise-admin.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import type { KnownRules } from "../data/commission-rules.ts";

const words = commissionAdmin.rules;

/** What counts today, and from which days on it was or will be otherwise. */
export function RatesShown({ known: { settings } }: { known: KnownRules }) {
  const today = ratesOn(settings, Date.now());
  return (
    <>
      <Facts>
        {FRANCHISE_LEVELS.map((level) => (
          <Fact key={level} term={franchiseAdmin.levels[level]}>
            {`${today[level]}%`}
          </Fact>
        ))}
        <Fact term={words.window}>{String(settings.window_days)}</Fact>
      </Facts>
      {settings.rates.length > 1 && (
        <div className="mt-4 border-t border-base-300 pt-3 text-sm">
          <p className="mb-1 font-semibold">{words.past}</p>
          <ul className="grid gap-1">
            {[...settings.rates].reverse().map((rates) => (
              <li key={rates.from} className="figures">
                {said(rates)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** `20 / 15 / 10% from 1 Dec 2026` */
function said(rates: DatedRates): string {
  const percents = FRANCHISE_LEVELS.map((level) => rates[level]).join(" / ");
  return `${percents}% ${words.from(istFullDate(startOfIstDayNamed(rates.from)))}`;
}
