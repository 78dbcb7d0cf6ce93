import type { CallFigures, TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { minuteOfIstDay } from "@niyamdesk/domain/calls/call-day";
import { istDay, startOfIstYesterday } from "@niyamdesk/domain/time/time";
import type { ReactNode } from "react";
import { common } from "#messages/common.ts";
import { callingDay as words } from "#messages/workspaces/calling-day.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { istTime } from "../../../lib/time/ist-words.ts";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { dayFigures, signed } from "./day-figures.ts";

/** Follow-ups whose day has come. */
export interface DueCount {
  due: number;
  overdue: number;
  /** At this time a day ago; null: not known. */
  before: number | null;
}

interface DayCardsProps {
  /** Today and yesterday. */
  days: Live<TelecallerDay[]>;
  due: Live<DueCount>;
  /** Own calls of today that the server does not have yet; they are counted in `days`. */
  notSent: number;
  /** Epoch ms. */
  now: number;
  /** Where what is counted is listed. */
  to: { calls: string; leads: string; rate: string; due: string };
  /** Stands in place of what the figures are compared with; null: nothing does. */
  instead: ReactNode;
}

/** The day so far beside yesterday at the same time. What could not be loaded is a dash; the other figures stand. */
export function DayCards({ days, due, notSent, now, to, instead }: DayCardsProps) {
  const names = { today: istDay(now), yesterday: istDay(startOfIstYesterday(now)) };
  const figures =
    days.status === "ready" ? dayFigures(days.value, { ...names, minute: minuteOfIstDay(now) }) : null;
  const noteOf = (of: (figures: CallFigures) => number, say = signed) => {
    if (figures === null || figures.yesterday === null) return undefined;
    return <Change by={say(of(figures.today) - of(figures.yesterday))} />;
  };
  const change = noteOf(({ calls }) => calls);
  const failed = [days, due].filter((live) => live.status === "failed" || live.status === "refused");
  return (
    <div className="day-cards">
      <Figures label={words.figures}>
        <DayFigure
          term={words.calls}
          value={figures?.today.calls}
          to={to.calls}
          note={notSent === 0 ? change : words.notSent(notSent)}
        />
        <DayFigure
          term={words.leads}
          value={figures?.today.generated}
          to={to.leads}
          note={noteOf(({ generated }) => generated)}
        />
        <DayFigure
          term={words.rate}
          value={figures && words.percent(figures.today.conversion_rate)}
          to={to.rate}
          note={noteOf(
            ({ conversion_rate }) => conversion_rate,
            (difference) => words.points(signed(difference)),
          )}
        />
        <DueFigure due={due} to={to.due} />
      </Figures>
      <p className="muted mt-2 min-h-10 text-sm sm:min-h-5">
        {failed.length === 0 ? (
          (instead ?? (figures?.yesterday === null ? words.noCallsYesterday : words.compared(istTime(now))))
        ) : (
          <>
            {words.failed}{" "}
            <button
              type="button"
              className="link link-primary font-medium"
              onClick={() => {
                for (const live of failed) if ("retry" in live) live.retry();
              }}
            >
              {common.tryAgain}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

function DueFigure({ due, to }: { due: Live<DueCount>; to: string }) {
  if (due.status !== "ready")
    return <DayFigure term={words.followUps} value={null} to={to} note={undefined} />;
  const { due: count, overdue, before } = due.value;
  const change = before === null ? null : <Change by={signed(count - before)} />;
  return (
    <DayFigure
      term={words.followUps}
      value={count}
      to={to}
      note={
        <>
          {change}
          {overdue > 0 && (
            <span className="ms-1.5 font-medium whitespace-nowrap text-error">{words.overdue(overdue)}</span>
          )}
        </>
      }
    />
  );
}

interface DayFigureProps {
  term: string;
  value: number | string | null | undefined;
  note: ReactNode;
  to: string;
}

function DayFigure({ term, value, note, to }: DayFigureProps) {
  return (
    <Figure
      term={term}
      value={value ?? words.unknown}
      // Its line is there before it, so that nothing moves when it comes.
      note={value === null || value === undefined ? "" : (note ?? "")}
      {...(value === null || value === undefined ? {} : { to })}
    />
  );
}

function Change({ by }: { by: string }) {
  return (
    <>
      <span aria-hidden="true" className="whitespace-nowrap">
        {by}
      </span>
      <span className="sr-only">{words.against(by)}</span>
    </>
  );
}
