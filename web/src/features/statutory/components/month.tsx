import { addDays, dayIn, daysIn, weekdayOf } from "@niyamdesk/domain/statutory/day";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { type KeyboardEvent, useRef, useState } from "react";
import { LOCALE } from "#messages/language.ts";
import { statutory as words } from "#messages/statutory.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";

interface MonthProps {
  /** How many dates a day has, and whether one is open. */
  days: ReadonlyMap<string, { count: number; open: boolean }>;
  today: string;
  chosen: string;
  onChoose(day: string): void;
}

const MOVES: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => monthOn(day, -1),
  PageDown: (day) => monthOn(day, 1),
};

function monthOn(day: string, months: number): string {
  const [year = 0, month = 0, of = 0] = day.split("-").map(Number);
  return dayIn(year, month + months, of);
}

/** A month as a table of days; arrow keys walk days, Page Up and Page Down months. Open dates have a dot, settled ones a tick. */
export function Month({ days, today, chosen, onChoose }: MonthProps) {
  const table = useRef<HTMLTableElement>(null);
  const [year = 0, month = 0] = chosen.split("-").map(Number);
  const first = dayIn(year, month, 1);
  const blanks = weekdayOf(first);
  const cells = Array.from({ length: Math.ceil((blanks + daysIn(year, month)) / 7) * 7 }, (_, at) => {
    const day = addDays(first, at - blanks);
    return day.slice(0, 7) === first.slice(0, 7) ? day : null;
  });
  const weeks = Array.from({ length: cells.length / 7 }, (_, at) => cells.slice(at * 7, at * 7 + 7));
  const title = new Intl.DateTimeFormat(LOCALE, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${first}T00:00:00Z`),
  );
  const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: "short", timeZone: "UTC" });
  const [isKeyed, setKeyed] = useState(false);

  function onKeyDown(event: KeyboardEvent): void {
    const next = MOVES[event.key]?.(chosen);
    if (next === undefined) return;
    event.preventDefault();
    setKeyed(true);
    onChoose(next);
  }

  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-2">
        <Button look="quiet" aria-label={words.previous} onClick={() => onChoose(monthOn(chosen, -1))}>
          ‹
        </Button>
        <p aria-live="polite" className="font-semibold">
          {title}
        </p>
        <Button look="quiet" aria-label={words.next} onClick={() => onChoose(monthOn(chosen, 1))}>
          ›
        </Button>
      </div>
      <table ref={table} className="w-full table-fixed text-center" onKeyDown={onKeyDown}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, at) => addDays("2026-11-29", at)).map((day) => (
              <th key={day} scope="col" className="muted py-1 font-normal text-sm">
                {weekday.format(new Date(`${day}T00:00:00Z`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                <td key={day ?? `blank-${at}`} className="p-0.5">
                  {day !== null && (
                    <button
                      type="button"
                      ref={(element) => {
                        if (isKeyed && day === chosen) element?.focus();
                      }}
                      tabIndex={day === chosen ? 0 : -1}
                      aria-pressed={day === chosen}
                      aria-label={words.dayWith(
                        istFullDate(startOfIstDayNamed(day)),
                        days.get(day)?.count ?? 0,
                      )}
                      className={`figures h-11 w-full leading-tight rounded-field ${day === chosen ? "bg-primary text-primary-content" : day === today ? "border border-primary" : "hover:bg-base-200"} ${days.has(day) ? "font-bold" : ""}`}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                      {days.has(day) && (
                        <span aria-hidden="true" className="block text-xs leading-none">
                          {days.get(day)?.open ? "•" : "✓"}
                        </span>
                      )}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
