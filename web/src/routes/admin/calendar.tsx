import { AUTHORITIES } from "@niyamdesk/domain/statutory/date-rule";
import type { StandingDate } from "@niyamdesk/domain/statutory/statutory-date";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { useState } from "react";
import { statutoryAdmin as words } from "#messages/workspaces/statutory-admin.ts";
import { ChangeDate, ExtendDate, nameOf } from "../../features/statutory/components/date-dialog.tsx";
import { useStandingDates } from "../../features/statutory/data/statutory-dates.ts";
import { ruleWords, whomWords } from "../../features/statutory/rule-words.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { WorkList, WorkRow } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const dayWords = (day: string) => istFullDate(startOfIstDayNamed(day));

/** Every date of the law with its source, to be changed or extended. */
export default function Calendar() {
  usePageTitle(words.title);
  const live = useStandingDates();
  const [open, setOpen] = useState<{ date: StandingDate; extends: boolean } | null>(null);
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={6}>
        {(dates) => (
          <div className="grid gap-8">
            {AUTHORITIES.map((authority) => (
              <Panel key={authority} title={words.authorities[authority]}>
                <WorkList label={words.authorities[authority]}>
                  {dates
                    .filter((date) => date.authority === authority)
                    .map((date) => (
                      <Row
                        key={date.code}
                        date={date}
                        onChange={() => setOpen({ date, extends: false })}
                        onExtend={() => setOpen({ date, extends: true })}
                      />
                    ))}
                </WorkList>
              </Panel>
            ))}
          </div>
        )}
      </LivePanel>
      {open?.extends === false && <ChangeDate date={open.date} onClose={() => setOpen(null)} />}
      {open?.extends === true && <ExtendDate date={open.date} onClose={() => setOpen(null)} />}
    </WorkspacePage>
  );
}

function Row({ date, onChange, onExtend }: { date: StandingDate; onChange(): void; onExtend(): void }) {
  const { law, source, checked_on, extensions, paused, version } = date;
  const name = `${nameOf(date)}, ${whomWords(date.concerns)}`;
  return (
    <WorkRow
      title={nameOf(date)}
      detail={
        <>
          <span className="block">
            {words.whom.for} {whomWords(date.concerns)}
          </span>
          {ruleWords(date.recurs)} · {law} · {words.checked(source, dayWords(checked_on))}
          {extensions.map(({ period, day, order }) => (
            <span key={period} className="block">
              {words.extended(period, dayWords(day), order)}
            </span>
          ))}
        </>
      }
      aside={
        <span className="flex flex-wrap items-center justify-end gap-2">
          {paused ? (
            <Badge tone="warning">{words.paused}</Badge>
          ) : (
            version > 0 && <Badge tone="info">{words.changed}</Badge>
          )}
          <Button
            look="outline"
            size="small"
            className="min-h-11"
            aria-label={words.changeTitle(name)}
            onClick={onChange}
          >
            {words.change}
          </Button>
          {!("after" in date.recurs && date.recurs.after === "own") && (
            <Button
              look="outline"
              size="small"
              className="min-h-11"
              aria-label={words.extendTitle(name)}
              onClick={onExtend}
            >
              {words.extend}
            </Button>
          )}
        </span>
      }
    />
  );
}
