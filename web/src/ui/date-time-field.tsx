import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { common } from "#messages/common.ts";
import { dates as words } from "#messages/dates.ts";
import { fieldWords } from "#messages/fields.ts";
import type { Bounds } from "../lib/time/ist-fields.ts";
import {
  daysAhead,
  EMPTY_IST,
  type IstInput,
  inHours,
  instantOf,
  istInput,
  nextMonday,
} from "../lib/time/ist-input.ts";
import { istDayWords, istTime, istYear } from "../lib/time/ist-words.ts";
import { useMinute } from "../lib/time/use-minute.ts";
import { Chosen, dayBounds } from "./date-field.tsx";
import { useFieldIds } from "./field.tsx";

/** A time that is chosen with one press. */
export interface QuickTime {
  label: string;
  /** Epoch ms, from now. */
  at(now: number): number;
}

const MORNING = 10;
const morning = istTime(Date.parse("2026-01-01T10:00:00+05:30"));

/** For following somebody up: soon, tomorrow morning, next week. */
export const FOLLOW_UP: readonly QuickTime[] = [
  { label: words.inHours(2), at: (now) => inHours(2, now) },
  { label: words.tomorrowAt(morning), at: (now) => daysAhead(1, MORNING, now) },
  { label: words.nextMondayAt(morning), at: (now) => nextMonday(MORNING, now) },
];

interface DateTimeFieldProps extends Bounds {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  quick?: readonly QuickTime[];
}

/** A day and a time of India: typed, picked, or by a press on what is chosen most. The schema is `istMoment`. */
export function DateTimeField({
  name,
  label,
  hint,
  optional = false,
  quick = [],
  min,
  max,
}: DateTimeFieldProps) {
  const { register, setValue } = useFormContext();
  const { id, described } = useFieldIds(name, hint !== undefined);
  const value = useIstValue(name);
  const chosen = instantOf(value);
  const now = useMinute();
  // The button that was pressed stays pressed, though two hours from now is a minute later in a minute.
  const [pressed, setPressed] = useState<{ quick: QuickTime; at: number } | null>(null);

  function choose(one: QuickTime): void {
    const at = one.at(Date.now());
    setPressed({ quick: one, at });
    setValue(name, istInput(at), { shouldDirty: true, shouldValidate: true });
  }

  return (
    <fieldset className="mb-4 min-w-0" aria-describedby={described}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {optional && <span className="font-normal opacity-70"> {common.optional}</span>}
      </legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-sm opacity-75">
          {hint}
        </p>
      )}
      {quick.length > 0 && (
        <fieldset className="mb-2.5 flex flex-wrap gap-2">
          <legend className="sr-only">{words.quick}</legend>
          {quick.map((one) => (
            <button
              key={one.label}
              type="button"
              className="quick-choice"
              aria-pressed={pressed?.quick === one && pressed.at === chosen}
              disabled={isOutside(one.at(now), { min, max })}
              onClick={() => choose(one)}
            >
              {one.label}
            </button>
          ))}
        </fieldset>
      )}
      <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-3 sm:max-w-96">
        <Half name={`${name}.day`} label={words.day} required={!optional}>
          {(input) => (
            <input type="date" {...dayBounds({ min, max })} {...input} {...register(`${name}.day`)} />
          )}
        </Half>
        <Half name={`${name}.time`} label={`${words.time} (${words.zone})`} required={!optional}>
          {(input) => <input type="time" {...input} {...register(`${name}.time`)} />}
        </Half>
      </div>
      <Chosen>
        {chosen !== null && `${istDayWords(chosen)} ${istYear(chosen)}, ${istTime(chosen)} ${words.zone}`}
      </Chosen>
      <Fault name={name} />
    </fieldset>
  );
}

interface HalfProps {
  name: string;
  label: string;
  required: boolean;
  children(input: {
    id: string;
    className: string;
    "aria-invalid": boolean;
    "aria-describedby": string | undefined;
    required: boolean;
  }): React.ReactNode;
}

/** One of the two fields under its own small label. */
function Half({ name, label, required, children }: HalfProps) {
  const { id, error } = useFieldIds(name, false);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="muted mb-1 block text-sm">
        {label}
      </label>
      {children({
        id,
        className: `input w-full min-w-0 ${error ? "input-error" : ""}`,
        "aria-invalid": error !== undefined,
        "aria-describedby": error === undefined ? undefined : faultId(name.replace(/\.\w+$/, "")),
        required,
      })}
    </div>
  );
}

/** One fault at a time, below both. */
function Fault({ name }: { name: string }) {
  const { getFieldState, formState } = useFormContext();
  const [message] = [`${name}.day`, `${name}.time`, name]
    .map((field) => getFieldState(field, formState).error?.message)
    .filter((text) => text !== undefined);
  return (
    <p id={faultId(name)} className="mt-1 text-sm font-medium text-error empty:hidden" aria-live="polite">
      {message !== undefined && fieldWords(message)}
    </p>
  );
}

const faultId = (name: string): string => `fault-of-${name}`;

function useIstValue(name: string): IstInput {
  const value: unknown = useWatch({ name });
  if (typeof value !== "object" || value === null || !("day" in value && "time" in value)) return EMPTY_IST;
  return { day: String(value.day ?? ""), time: String(value.time ?? "") };
}

function isOutside(instant: number, { min, max }: Bounds): boolean {
  return (min !== undefined && instant < min()) || (max !== undefined && instant > max());
}
