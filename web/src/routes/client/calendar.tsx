import { PATHS } from "@niyamdesk/domain/base/addresses";
import { openQuestion } from "@niyamdesk/domain/statutory/facts";
import { istDay, startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { useState } from "react";
import { LOCALE } from "#messages/language.ts";
import { statutory as words } from "#messages/statutory.ts";
import { DateRow } from "../../features/statutory/components/date-row.tsx";
import { FactsForm } from "../../features/statutory/components/facts-form.tsx";
import { Month } from "../../features/statutory/components/month.tsx";
import { PrivateAddress, Reminders } from "../../features/statutory/components/reminders.tsx";
import { useOwnCalendar } from "../../features/statutory/data/own-calendar.ts";
import { type CalendarView, type DateView, isToDo } from "../../features/statutory/read-calendar.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";

export default function Calendar() {
  usePageTitle(words.title);
  const live = useOwnCalendar(useOwnUid());
  return (
    <>
      <h1 className="text-title mb-4">{words.title}</h1>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={5}>
        {(calendar) =>
          calendar === null ? (
            <Panel title={words.begin} framed>
              <p className="muted mb-4">{words.beginHint}</p>
              <FactsForm facts={null} onDone={() => undefined} />
            </Panel>
          ) : (
            <OwnCalendar calendar={calendar} />
          )
        }
      </LivePanel>
    </>
  );
}

function OwnCalendar({ calendar }: { calendar: CalendarView }) {
  const today = istDay(useServerMinute());
  const [view, setView] = useState<"list" | "month">("list");
  const [editing, setEditing] = useState(false);
  const [chosen, setChosen] = useState(today);
  const { facts, stateCode, marks, since, reminders, addressSince } = calendar;
  const question = openQuestion({ ...facts, state_code: stateCode });
  const shown = calendar.dates.filter(
    (date) => date.day >= today || (date.day >= since && isToDo(date, marks)),
  );
  const days = new Map<string, { count: number; open: boolean }>();
  for (const date of shown) {
    const { count = 0, open = false } = days.get(date.day) ?? {};
    days.set(date.day, { count: count + 1, open: open || isToDo(date, marks) });
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">{aboutWhom(calendar)}</p>
          <Button look="outline" size="small" className="min-h-11" onClick={() => setEditing(!editing)}>
            {words.change}
          </Button>
        </div>
        {editing && (
          <Panel title={words.factsTitle} framed>
            <FactsForm facts={facts} onDone={() => setEditing(false)} />
          </Panel>
        )}
        {question !== null && !editing && (
          <div role="note" className="rounded-box border border-warning bg-warning/10 p-4">
            <p className="mb-2 font-medium">{words.questions[question]}</p>
            {question === "state" ? (
              <TextLink to={PATHS.user.profile}>{words.toProfile}</TextLink>
            ) : (
              <Button size="small" className="min-h-11" onClick={() => setEditing(true)}>
                {words.answer}
              </Button>
            )}
          </div>
        )}
        <Choices<"list" | "month">
          label={words.view}
          options={[
            ["list", words.list],
            ["month", words.month],
          ]}
          chosen={view}
          onChoose={setView}
        />
        {view === "month" ? (
          <>
            <Month days={days} today={today} chosen={chosen} onChoose={setChosen} />
            <section>
              <h2 className="mb-1 text-lg">{istFullDate(startOfIstDayNamed(chosen))}</h2>
              <Dates
                dates={shown.filter(({ day }) => day === chosen)}
                {...{ marks, today }}
                none={words.noneThatDay}
              />
            </section>
          </>
        ) : (
          <Groups dates={shown} {...{ marks, today }} />
        )}
      </div>
      <div className="grid min-w-0 gap-8">
        <Panel title={words.reminders} framed>
          <Reminders choice={reminders} />
        </Panel>
        <Panel title={words.otherCalendars} framed>
          <PrivateAddress since={addressSince} />
        </Panel>
      </div>
    </div>
  );
}

function aboutWhom({ facts: { kind, gst } }: CalendarView): string {
  const parts = [kind && words.kinds[kind], gst && gst !== "none" && words.schemes[gst]];
  return parts.filter(Boolean).join(" · ");
}

interface DatesProps {
  dates: readonly DateView[];
  marks: CalendarView["marks"];
  today: string;
}

const MONTHS_AT_ONCE = 3;

/** Overdue first, then month by month. */
function Groups({ dates, marks, today }: DatesProps) {
  const [months, setMonths] = useState(MONTHS_AT_ONCE);
  const late = dates.filter(({ day }) => day < today);
  const ahead = new Map<string, DateView[]>();
  for (const date of dates) {
    const month = date.day.slice(0, 7);
    if (date.day >= today) ahead.set(month, [...(ahead.get(month) ?? []), date]);
  }
  const name = new Intl.DateTimeFormat(LOCALE, { month: "long", year: "numeric", timeZone: "UTC" });
  if (dates.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <>
      {late.length > 0 && (
        <section>
          <h2 className="mb-1 text-lg">{words.overdue}</h2>
          <Dates dates={late} {...{ marks, today }} />
        </section>
      )}
      {[...ahead].slice(0, months).map(([month, inMonth]) => (
        <section key={month}>
          <h2 className="mb-1 text-lg">{name.format(new Date(`${month}-01T00:00:00Z`))}</h2>
          <Dates dates={inMonth} {...{ marks, today }} />
        </section>
      ))}
      {ahead.size > months && (
        <div>
          <Button look="outline" onClick={() => setMonths(months + MONTHS_AT_ONCE)}>
            {words.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

function Dates({ dates, marks, today, none = words.none }: DatesProps & { none?: string }) {
  if (dates.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className="rounded-box border border-base-300 bg-base-100 px-4">
      {dates.map((date) => (
        <DateRow key={date.key} date={date} mark={marks[date.key]} today={today} />
      ))}
    </ul>
  );
}
