import { istDay } from "@niyamdesk/domain/time/time";
import { useFormContext, useWatch } from "react-hook-form";
import type { Bounds } from "../lib/time/ist-fields.ts";
import { instantOfDay } from "../lib/time/ist-input.ts";
import { istDayWords, istYear } from "../lib/time/ist-words.ts";
import { FieldFrame, useFieldIds } from "./field.tsx";

interface DateFieldProps extends Bounds {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  autoComplete?: "bday";
}

/**
 * A day of India, typed or picked: the browser's own field, whose picker people know from their phone. How it shows a day
 * follows the device, so the day stands below it in words. The schema is `istDayOf`.
 */
export function DateField({ name, label, hint, optional = false, autoComplete, min, max }: DateFieldProps) {
  const { register } = useFormContext();
  const value: unknown = useWatch({ name });
  const { id, error, described } = useFieldIds(name, hint !== undefined);
  const start = typeof value === "string" ? instantOfDay(value) : null;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        id={id}
        type="date"
        className={`input w-full sm:max-w-60 ${error ? "input-error" : ""}`}
        aria-invalid={error !== undefined}
        aria-describedby={described}
        required={!optional}
        autoComplete={autoComplete}
        {...dayBounds({ min, max })}
        {...register(name)}
      />
      <Chosen>{start !== null && `${istDayWords(start)} ${istYear(start)}`}</Chosen>
    </FieldFrame>
  );
}

/** What the browser's picker offers. A year of six digits is a slip of the finger. */
export function dayBounds({ min, max }: Bounds) {
  return { ...(min && { min: istDay(min()) }), max: max ? istDay(max()) : "9999-12-31" };
}

/** What was chosen, in words: said as it changes. */
export function Chosen({ children }: { children: string | false }) {
  return (
    <p aria-live="polite" className="figures mt-1.5 min-h-6 text-sm font-medium">
      {children}
    </p>
  );
}
