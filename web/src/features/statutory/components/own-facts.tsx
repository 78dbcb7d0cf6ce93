import { PATHS } from "@niyamdesk/domain/base/addresses";
import { ALSO, type CalendarFacts } from "@niyamdesk/domain/statutory/facts";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { useState } from "react";
import { statutory as words } from "#messages/statutory.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useOwnCalendar } from "../data/own-calendar.ts";
import { FactsForm } from "./facts-form.tsx";

/** What a client told of themselves or their business, to read and to change: their due dates follow from it. */
export function OwnFacts({ uid }: { uid: string }) {
  const live = useOwnCalendar(uid);
  const [editing, setEditing] = useState(false);
  return (
    <LivePanel live={live} label={words.factsLoading} failure={words.factsFailed} rows={3}>
      {(calendar) => {
        const facts = calendar?.facts ?? null;
        if (editing) return <FactsForm facts={facts} onDone={() => setEditing(false)} />;
        return (
          <>
            {facts === null ? <p className="muted">{words.factsNone}</p> : <Told facts={facts} />}
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
              <Button look="outline" onClick={() => setEditing(true)}>
                {facts === null ? words.tell : words.change}
              </Button>
              {facts !== null && <TextLink to={PATHS.user.calendar}>{words.toCalendar}</TextLink>}
            </div>
          </>
        );
      }}
    </LivePanel>
  );
}

function Told({
  facts: { kind, gst, turnover, audit, also, incorporated_on, agm_on, kyc_year },
}: {
  facts: CalendarFacts;
}) {
  const day = (name: string) => istFullDate(startOfIstDayNamed(name));
  return (
    <Facts>
      {kind !== null && <Fact term={words.terms.kind}>{words.kinds[kind]}</Fact>}
      {gst !== null && <Fact term={words.terms.gst}>{words.schemes[gst]}</Fact>}
      {turnover !== null && <Fact term={words.terms.turnover}>{words.turnovers[turnover]}</Fact>}
      {audit !== null && <Fact term={words.terms.audit}>{audit ? words.yes : words.no}</Fact>}
      {incorporated_on !== null && <Fact term={words.terms.incorporated}>{day(incorporated_on)}</Fact>}
      {agm_on !== null && <Fact term={words.terms.agm}>{day(agm_on)}</Fact>}
      {kyc_year !== null && <Fact term={words.terms.kycYear}>{String(kyc_year)}</Fact>}
      {also.length > 0 && (
        <Fact term={words.terms.also}>
          {ALSO.filter((one) => also.includes(one)).map((one) => (
            <span key={one} className="block">
              {words.alsos[one]}
            </span>
          ))}
        </Fact>
      )}
    </Facts>
  );
}
