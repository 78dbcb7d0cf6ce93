import type { CallableInput } from "@niyamdesk/domain/callables";
import { BUFFERS, consultationTimesInput } from "@niyamdesk/domain/consultations/consultation-times";
import { DEFAULT_HOURS } from "@niyamdesk/domain/partners/consultation-hours";
import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { useState } from "react";
import * as z from "zod/mini";
import { practice as words } from "#messages/workspaces/practice.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDayWords, istTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { setConsultationTimes } from "../data/practice.ts";

const DAYS = [1, 2, 3, 4, 5, 6] as const;
/** Before and after lunch, and one more. */
const PERIODS = [0, 1, 2] as const;
/** A Sunday: the days after it are named by it. */
const SOME_SUNDAY = startOfIstDayNamed("2026-11-29");
const DAY_MS = 86_400_000;
const TIMES = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`;
  return [time, istTime(SOME_SUNDAY + half * 1_800_000)] as const;
});

/** All that a CA set, as it is sent again with a change. */
export function timesOf(own: CaPartner): CallableInput<"setConsultationTimes"> {
  const { days, periods } = own.consultation_hours ?? DEFAULT_HOURS;
  return {
    ...{ ca_id: own.id, days, periods, days_off: own.days_off ?? [] },
    buffer_minutes: BUFFERS.find((minutes) => minutes === own.buffer_minutes) ?? 0,
  };
}

interface Typed {
  days: Record<string, boolean>;
  periods: Record<string, { from: string; to: string }>;
  buffer: string;
}

/** Days, hours and what is kept free between two consultations. */
export function TimesDialog({ own, onClose }: { own: CaPartner; onClose(): void }) {
  const [known] = useState(() => timesOf(own));
  const [schema] = useState(() => schemaFor(known));
  return (
    <Dialog open title={words.times.title} onClose={onClose}>
      <Form
        label={words.times.title}
        schema={schema}
        defaultValues={{
          days: Object.fromEntries(DAYS.map((day) => [`d${day}`, known.days.includes(day)])),
          periods: Object.fromEntries(
            PERIODS.map((n) => [`p${n}`, known.periods[n] ?? { from: "", to: "" }]),
          ),
          buffer: String(known.buffer_minutes),
        }}
        onSubmit={async (times) => {
          await setConsultationTimes(times);
          toast("success", words.times.saved);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <p className="muted mb-4 text-sm">{words.times.intro}</p>
            <fieldset className="mb-4">
              <legend className="mb-1 text-sm font-semibold">{words.times.days}</legend>
              <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
                {DAYS.map((day) => (
                  <CheckField
                    key={day}
                    name={`days.d${day}`}
                    label={istDayWords(SOME_SUNDAY + day * DAY_MS).split(/[, ]/u)[0]}
                  />
                ))}
              </div>
            </fieldset>
            {PERIODS.map((n) => (
              <fieldset key={n}>
                <legend className="mb-1 text-sm font-semibold">{words.times.period(n + 1)}</legend>
                <div className="grid grid-cols-2 gap-x-4">
                  <SelectField
                    name={`periods.p${n}.from`}
                    label={words.times.from}
                    placeholder={words.times.none}
                    options={TIMES}
                    optional
                  />
                  <SelectField
                    name={`periods.p${n}.to`}
                    label={words.times.to}
                    placeholder={words.times.none}
                    options={TIMES}
                    optional
                  />
                </div>
              </fieldset>
            ))}
            <ChoiceField
              name="buffer"
              label={words.times.buffer}
              hint={words.times.bufferHint}
              options={BUFFERS.map((minutes) => [String(minutes), words.times.minutes(minutes)] as const)}
            />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.times.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {words.times.save}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

function schemaFor(known: CallableInput<"setConsultationTimes">) {
  return z.pipe(
    z.custom<Typed>(),
    z.transform(({ days, periods, buffer }, context) => {
      const typed = PERIODS.map((n) => [n, periods[`p${n}`] ?? { from: "", to: "" }] as const).filter(
        ([, { from, to }]) => from !== "" || to !== "",
      );
      const read = consultationTimesInput.safeParse({
        ...known,
        days: DAYS.filter((day) => days[`d${day}`]),
        periods: typed.map(([, period]) => period),
        buffer_minutes: Number(buffer),
      });
      if (read.success) return read.data;
      for (const { path, message } of read.error.issues) {
        const n = typed[typeof path[1] === "number" ? path[1] : 0]?.[0] ?? 0;
        const wrong = message.includes("overlap") ? words.times.overlap : words.times.wrong;
        context.issues.push({
          code: "custom",
          path: ["periods", `p${n}`, "to"],
          message: wrong,
          input: periods,
        });
      }
      return z.NEVER;
    }),
  );
}
