import { type CallWish, LAWFUL_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import { setCallingRulesInput } from "@niyamdesk/domain/leads/lead-inputs";
import { useState } from "react";
import * as z from "zod/mini";
import { telecalling } from "#messages/workspaces/lead-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import type { FormGuard } from "../../../ui/kept-form.tsx";
import type { CallingRules } from "../data/calling-rules.ts";
import { setCallingRules } from "../data/lead-admin.ts";

const DAY_MINUTES = 24 * 60;

const words = telecalling.rules;
const typed = z.strictObject({
  from: z.string(),
  to: z.string(),
  holidays: z.string(),
  first_call_minutes: z.string(),
  idle_days: z.string(),
  cap: z.string(),
});

interface CallingRulesFormProps {
  known: CallingRules;
  guard: FormGuard;
}

/** When people are called, and how leads come to those who call. */
export function CallingRulesForm({ known, guard }: CallingRulesFormProps) {
  const { hours, rules, setAt } = known;
  const [days, setDays] = useState<readonly number[]>(hours.days);
  const [share, setShare] = useState(rules.share_out);
  // Times that cannot be read, and numbers that are none, are refused at their fields.
  const [schema] = useState(() =>
    z.pipe(
      typed,
      z.transform((values, context) => {
        const read = setCallingRulesInput.safeParse({
          seen_at: null,
          days: [],
          hours: { from: minutesOf(values.from), to: minutesOf(values.to) },
          holidays: values.holidays.split(/[\s,;]+/).filter(Boolean),
          share_out: false,
          cap: values.cap.trim() === "" ? null : Number(values.cap),
          idle_days: Number(values.idle_days),
          first_call_minutes: Number(values.first_call_minutes),
        });
        if (read.success) return read.data;
        for (const { path, message } of read.error.issues) {
          const [field = "from", part] = path.map(String);
          const at = field === "hours" ? (part ?? "from") : field;
          context.issues.push({ code: "custom", path: [at], message, input: values });
        }
        return z.NEVER;
      }),
    ),
  );
  return (
    <Form
      label={words.title}
      schema={schema}
      defaultValues={{
        from: clockOf(hours.from),
        to: clockOf(hours.to),
        holidays: hours.holidays.join("\n"),
        first_call_minutes: String(rules.first_call_minutes),
        idle_days: String(rules.idle_days),
        cap: rules.cap === null ? "" : String(rules.cap),
      }}
      onChange={guard.touched}
      onSubmit={async (read) => {
        const wanted = { ...read, seen_at: setAt, days: [...days], share_out: share };
        await guard.saving(() => setCallingRules(wanted));
        toast("success", words.saved);
      }}
    >
      {({ busy }) => (
        <>
          <fieldset className="mb-4">
            <legend className="mb-1.5 text-sm font-semibold">{words.days}</legend>
            <div className="flex flex-wrap gap-2">
              {words.weekdays.map((name, day) => (
                <label key={name} className="weekday-choice">
                  <input
                    type="checkbox"
                    className="checkbox checkbox-sm checkbox-primary"
                    checked={days.includes(day)}
                    onChange={({ target }) => {
                      guard.touched();
                      setDays((before) =>
                        target.checked ? [...before, day] : before.filter((one) => one !== day),
                      );
                    }}
                  />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="grid grid-cols-2 gap-x-4">
            <Field name="from" label={words.from} inputMode="numeric" autoComplete="off" />
            <Field name="to" label={words.to} inputMode="numeric" autoComplete="off" />
          </div>
          <p className="muted -mt-2 mb-4 text-sm">{boundsWords(hours.at_most)}</p>
          <TextField
            name="holidays"
            label={words.holidays}
            hint={words.holidaysHint}
            rows={3}
            maxLength={2000}
            optional
          />
          <Field
            name="first_call_minutes"
            label={words.first_call}
            hint={words.first_callHint}
            inputMode="numeric"
            autoComplete="off"
          />
          <div className="grid gap-x-4 sm:grid-cols-2">
            <Field
              name="idle_days"
              label={words.idle}
              hint={words.idleHint}
              inputMode="numeric"
              autoComplete="off"
            />
            <Field
              name="cap"
              label={words.cap}
              hint={words.capHint}
              inputMode="numeric"
              autoComplete="off"
              optional
            />
          </div>
          <label className="mb-5 flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="checkbox checkbox-primary"
              checked={share}
              onChange={({ target }) => {
                guard.touched();
                setShare(target.checked);
              }}
            />
            {words.share}
          </label>
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </>
      )}
    </Form>
  );
}

/** What hours can be set. Only those of the law are called so: a local stack may allow others. */
function boundsWords({ from, to }: CallWish): string {
  if (from === 0 && to === DAY_MINUTES) return words.anyHoursHint;
  const isLaw = from === LAWFUL_HOURS.from && to === LAWFUL_HOURS.to;
  return (isLaw ? words.lawfulHint : words.hoursHint)(clockOf(from), clockOf(to));
}

/** `10:00`, minutes from midnight. */
function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function minutesOf(clock: string): number {
  const [, hour, minute] = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(clock) ?? [];
  return hour === undefined || Number(minute) > 59 ? Number.NaN : Number(hour) * 60 + Number(minute);
}
