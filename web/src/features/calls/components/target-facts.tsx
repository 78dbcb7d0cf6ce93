import type { CallTargets } from "@niyamdesk/domain/calls/telecaller-profile";
import { LOCALE } from "#messages/language.ts";
import { ownSettings } from "#messages/workspaces/own-settings.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";

const words = ownSettings.targets;
const number = new Intl.NumberFormat(LOCALE);

/** What an administrator set somebody to aim at. */
export function TargetFacts({ targets }: { targets: CallTargets }) {
  const said = (target: number) => (target === 0 ? words.none : number.format(target));
  return (
    <>
      <Facts>
        <Fact term={words.dailyCalls}>{said(targets.daily_calls)}</Fact>
        <Fact term={words.dailyLeads}>{said(targets.daily_leads)}</Fact>
        <Fact term={words.dailyConversions}>{said(targets.daily_conversions)}</Fact>
        <Fact term={words.weeklyCalls}>{said(targets.weekly_calls)}</Fact>
      </Facts>
      <p className="muted mt-3 text-sm">{words.hint}</p>
    </>
  );
}
