import type { Slot } from "@niyamdesk/domain/consultations/slot";
import { useId, useState } from "react";
import { booking } from "#messages/directory.ts";
import { istDayMonth, istDayWords, istTime, istWeekday } from "../../../lib/time/ist-words.ts";
import type { FreeDay } from "../free-times.ts";

interface TimePickerProps {
  days: readonly FreeDay[];
  /** Id of the time that the address names, free or not: its day is open at first. */
  wanted: string | null;
  /** A time is pointed at: a good moment to fetch what choosing needs. */
  onLook(): void;
  onChoose(slot: Slot): void;
}

/** A day, then a time of that day. */
export function TimePicker({ days, wanted, onLook, onChoose }: TimePickerProps) {
  const [chosen, setChosen] = useState(() => wanted && dayOf(wanted));
  const name = useId();
  const day = days.find(({ id }) => id === chosen) ?? days[0];
  if (day === undefined) return null;
  return (
    <div>
      <fieldset className="mt-4 min-w-0">
        <legend className="sr-only">{booking.dayLabel}</legend>
        <div className="day-strip">
          {days.map((entry) => (
            <DayChoice
              key={entry.id}
              day={entry}
              name={name}
              checked={entry === day}
              onChoose={() => setChosen(entry.id)}
            />
          ))}
        </div>
      </fieldset>
      <Times title={booking.morning} slots={day.morning} onLook={onLook} onChoose={onChoose} />
      <Times title={booking.afternoon} slots={day.afternoon} onLook={onLook} onChoose={onChoose} />
    </div>
  );
}

interface DayChoiceProps {
  day: FreeDay;
  name: string;
  checked: boolean;
  onChoose(): void;
}

function DayChoice({ day, name, checked, onChoose }: DayChoiceProps) {
  const slots = [...day.morning, ...day.afternoon];
  const at = slots[0]?.startsAt ?? 0;
  return (
    <label className="day-choice">
      <input type="radio" name={name} className="sr-only" checked={checked} onChange={onChoose} />
      <span className="sr-only">
        {istDayWords(at)}, {booking.free(slots.length)}
      </span>
      <span aria-hidden="true" className="text-sm">
        {istWeekday(at)}
      </span>
      <span aria-hidden="true" className="figures text-sm font-semibold whitespace-nowrap">
        {istDayMonth(at)}
      </span>
    </label>
  );
}

interface TimesProps extends Pick<TimePickerProps, "onLook" | "onChoose"> {
  title: string;
  slots: readonly Slot[];
}

function Times({ title, slots, onLook, onChoose }: TimesProps) {
  const id = useId();
  if (slots.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 id={id} className="muted mb-2 text-sm font-semibold">
        {title}
      </h3>
      <ul aria-labelledby={id} className="grid grid-cols-3 gap-2">
        {slots.map((slot) => (
          <li key={slot.id}>
            <button
              type="button"
              className="time-choice"
              aria-label={`${istTime(slot.startsAt)}, ${istDayWords(slot.startsAt)}`}
              onPointerEnter={onLook}
              onFocus={onLook}
              onClick={() => onChoose(slot)}
            >
              {istTime(slot.startsAt)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `20261203T1030` → `2026-12-03` */
function dayOf(slotId: string): string {
  return `${slotId.slice(0, 4)}-${slotId.slice(4, 6)}-${slotId.slice(6, 8)}`;
}
