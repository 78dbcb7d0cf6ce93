import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { workConsultations } from "#messages/workspaces/consultations.ts";
import { practice as words } from "#messages/workspaces/practice.ts";
import { istDayMonth, istDayWords, istTime, istWeekday } from "../../../lib/time/ist-words.ts";
import type { ConsultationView } from "../read-consultation.ts";
import { hoursShown, minuteOf, type WeekDay } from "./week-days.ts";

interface WeekProps {
  days: readonly WeekDay[];
  now: number;
  onOpen(consultation: ConsultationView): void;
  /** Takes a day off, or back; null: nobody can book anyway. */
  onDay: ((day: WeekDay) => void) | null;
}

/** A week with what is booked: hours as rows where there is room, else one day below the other. */
export function Week(props: WeekProps) {
  return (
    <>
      <div className="hidden lg:block">
        <Grid {...props} />
      </div>
      <div className="lg:hidden">
        <DayList {...props} />
      </div>
    </>
  );
}

const HALF_HOUR = 30;

function Grid({ days, now, onOpen, onDay }: WeekProps) {
  const { first, last } = hoursShown(days);
  const rows = (last - first) * 2;
  const rowOf = (minute: number) => Math.floor((minute - first * 60) / HALF_HOUR) + 2;
  const today = startOfIstDay(now);
  return (
    <section
      aria-label={words.week}
      className="grid auto-rows-[1.75rem] grid-cols-[4.5rem_repeat(7,minmax(0,1fr))] grid-rows-[auto] overflow-clip rounded-box border border-base-300 bg-base-100 text-sm"
    >
      {Array.from({ length: last - first }, (_, n) => first + n).map((hour) => (
        <span
          key={hour}
          aria-hidden="true"
          className="muted figures pointer-events-none z-[5] border-t border-base-300 px-2 pt-1 text-xs"
          style={{ gridColumn: "1 / -1", gridRow: `${rowOf(hour * 60)} / span 2` }}
        >
          {istTime(today + hour * 3_600_000)}
        </span>
      ))}
      {days.map((day, column) => (
        <div key={day.id} className="contents">
          <DayHead day={day} column={column} isToday={day.at === today} onDay={onDay} />
          <div
            aria-hidden="true"
            className="border-l border-t border-base-300 bg-base-200"
            style={{ gridColumn: column + 2, gridRow: `2 / span ${rows}` }}
          />
          {day.periods.map(({ from, to }) => (
            <div
              key={from}
              aria-hidden="true"
              className="border-l border-base-300 bg-base-100"
              style={{ gridColumn: column + 2, gridRow: `${rowOf(from)} / ${rowOf(to)}` }}
            />
          ))}
          {day.consultations.map((one) => (
            <button
              key={one.id}
              type="button"
              className={`z-10 mx-1 my-0.5 overflow-clip rounded-field border px-1.5 text-left text-xs leading-tight ${toneOf(one)}`}
              style={{ gridColumn: column + 2, gridRow: rowOf(minuteOf(one.startsAt)) }}
              onClick={() => onOpen(one)}
            >
              <span className="block truncate">
                <span className="figures">{istTime(one.startsAt)}</span>{" "}
                <span className="font-medium">{one.clientName ?? workConsultations.client}</span>
                <span className="sr-only">, {statusOf(one, now)}</span>
              </span>
            </button>
          ))}
        </div>
      ))}
    </section>
  );
}

function DayHead({
  day,
  column,
  isToday,
  onDay,
}: {
  day: WeekDay;
  column: number;
  isToday: boolean;
  onDay: WeekProps["onDay"];
}) {
  return (
    <div className="border-l border-base-300 p-2" style={{ gridColumn: column + 2, gridRow: 1 }}>
      <h2 className={`text-sm ${isToday ? "font-semibold text-primary" : "font-medium"}`}>
        {istWeekday(day.at)} <span className="figures">{istDayMonth(day.at)}</span>
      </h2>
      <DayState day={day} onDay={onDay} />
    </div>
  );
}

function DayState({ day, onDay }: { day: WeekDay; onDay: WeekProps["onDay"] }) {
  const mayChange = onDay !== null && (day.isOff || day.periods.length > 0);
  return (
    <p className="muted flex flex-wrap items-center gap-x-2 text-xs">
      {(day.isOff || day.periods.length === 0) && <span>{day.isOff ? words.dayOff : words.closed}</span>}
      {mayChange && (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center lg:min-h-6"
          onClick={() => onDay(day)}
        >
          {day.isOff ? words.takeBack : words.takeOff}
          <span className="sr-only">: {istDayWords(day.at)}</span>
        </button>
      )}
    </p>
  );
}

function DayList({ days, now, onOpen, onDay }: WeekProps) {
  const today = startOfIstDay(now);
  return (
    <ol
      aria-label={words.week}
      className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100"
    >
      {days.map((day) => (
        <li key={day.id} className="p-4">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h2 className={`text-base ${day.at === today ? "font-semibold text-primary" : "font-medium"}`}>
              {istDayWords(day.at)}
            </h2>
            <DayState day={day} onDay={onDay} />
          </div>
          {day.periods.length > 0 && (
            <p className="muted figures text-sm">
              {day.periods
                .map(({ from, to }) => `${istTime(day.at + from * 60_000)}–${istTime(day.at + to * 60_000)}`)
                .join(", ")}
            </p>
          )}
          {day.consultations.length > 0 && (
            <ul className="mt-2 grid gap-2">
              {day.consultations.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    className={`flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-field border px-3 py-2 text-left ${toneOf(one)}`}
                    onClick={() => onOpen(one)}
                  >
                    <span>
                      <span className="figures">{istTime(one.startsAt)}</span>{" "}
                      <span className="font-medium">{one.clientName ?? workConsultations.client}</span>
                    </span>
                    <span className="text-sm">{statusOf(one, now)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function toneOf({ status }: ConsultationView): string {
  if (status === "completed") return "border-success/40 bg-success/10";
  if (status === "no_show") return "border-warning/50 bg-warning/10";
  return "border-primary/40 bg-primary/10";
}

/** Said beside the colour. */
export function statusOf({ status, startsAt }: ConsultationView, now: number): string {
  if (status === "booked") return startsAt > now ? words.booked : words.toConfirm;
  return status === "completed" ? workConsultations.outcomes.completed : words.missed;
}
