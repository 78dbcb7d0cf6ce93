import { extendStatutoryDateInput, saveStatutoryDateInput } from "@niyamdesk/domain/statutory/calendar-input";
import { dayOfRule, isCounted, type StandingDate } from "@niyamdesk/domain/statutory/statutory-date";
import { istDay } from "@niyamdesk/domain/time/time";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { LANGUAGE } from "#messages/language.ts";
import { statutoryAdmin as words } from "#messages/workspaces/statutory-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { stateName } from "../../../lib/places/state-names.ts";
import { istDayOf, istDayOrNone } from "../../../lib/time/ist-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { extendStatutoryDate, saveStatutoryDate } from "../data/statutory-dates.ts";
import { whomWords } from "../rule-words.ts";

const { fields } = words;
const today = () => Date.now();
const webAddress = z.string().check(z.trim(), z.regex(/^https:\/\/[^\s<>"]+$/, fields.httpsOnly));

const changeSchema = z.object({
  day: z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,3}$/, fields.wholeNumber)), z.transform(Number)),
  law: saveStatutoryDateInput.shape.law,
  source: saveStatutoryDateInput.shape.source,
  source_url: z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      if (typed.trim() === "") return null;
      const read = webAddress.safeParse(typed);
      if (read.success) return read.data;
      issues.push({ code: "custom", message: fields.httpsOnly, input: typed });
      return z.NEVER;
    }),
  ),
  checked_on: istDayOf({ max: today }),
  paused: z.boolean(),
  reason: saveStatutoryDateInput.shape.reason,
});

const extendSchema = z.object({
  period: z.string().check(
    z.trim(),
    z.overwrite((typed) => typed.toUpperCase()),
    z.regex(/^(?:\d{4}(?:-(?:\d{2}|Q[1-4]|[HS][12]))?|\d{4}-\d{2}-\d{2})$/, fields.periodWrong),
  ),
  day: istDayOrNone(),
  order: extendStatutoryDateInput.shape.order,
  source_url: webAddress,
  reason: extendStatutoryDateInput.shape.reason,
});

interface DateDialogProps {
  date: StandingDate;
  onClose(): void;
}

/** What counts instead of what is built in; all that was typed stays where it is refused. */
export function ChangeDate({ date, onClose }: DateDialogProps) {
  const { code, version, recurs, law, source, source_url = "", paused } = date;
  const title = words.changeTitle(nameOf(date));
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className="muted mb-4 text-sm">
        {words.whom.for} {whomWords(date.concerns)}
      </p>
      <Form
        label={title}
        schema={changeSchema}
        defaultValues={{
          ...{ day: String(dayOfRule(recurs)), law, source, source_url, paused, reason: "" },
          checked_on: istDay(Date.now()),
        }}
        onSubmit={async (typed) => saved(saveStatutoryDate({ ...typed, code, version }), onClose)}
      >
        {({ busy }) => (
          <Ways {...{ busy, onClose }}>
            <Field
              name="day"
              label={isCounted(recurs) ? fields.counted : fields.dayOfMonth}
              inputMode="numeric"
            />
            <Field name="law" label={fields.law} />
            <Field name="source" label={fields.source} />
            <Field name="source_url" label={fields.source_url} inputMode="url" optional />
            <DateField name="checked_on" label={fields.checked_on} max={today} />
            <CheckField name="paused" label={fields.paused} />
            <Field name="reason" label={fields.reason} />
          </Ways>
        )}
      </Form>
    </Dialog>
  );
}

/** An authority moved the date of one period. */
export function ExtendDate({ date, onClose }: DateDialogProps) {
  const { code, version } = date;
  const title = words.extendTitle(nameOf(date));
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className="muted mb-4 text-sm">
        {words.whom.for} {whomWords(date.concerns)}
      </p>
      <Form
        label={title}
        schema={extendSchema}
        defaultValues={{ period: "", day: "", order: "", source_url: "", reason: "" }}
        onSubmit={async (typed) =>
          saved(extendStatutoryDate({ ...typed, code, version, checked_on: istDay(Date.now()) }), onClose)
        }
      >
        {({ busy }) => (
          <Ways {...{ busy, onClose }}>
            <Field name="period" label={fields.period} hint={fields.periodHint} autoComplete="off" />
            <DateField name="day" label={fields.extended_to} hint={fields.extendedHint} optional />
            <Field name="order" label={fields.order} />
            <Field name="source_url" label={fields.source_url} inputMode="url" />
            <Field name="reason" label={fields.reason} />
          </Ways>
        )}
      </Form>
    </Dialog>
  );
}

/** What a title says of the period, in English behind what is due and in Hindi mostly before it. */
const SHARE = /,?( कुल)? ?\{share\}( in all)?/;
const PERIOD = /^\{(period|year)\} (का|की|के लिए|के) |,? (for )?\{(period|year)\}| \(\{period\}\)/;

/** The title of a date without a period, with the States whose date it is. */
export function nameOf({ words: own, concerns }: Pick<StandingDate, "words" | "concerns">): string {
  const title = own[LANGUAGE].title.replace(SHARE, "").replace(PERIOD, "");
  return concerns.states === undefined ? title : `${title}, ${concerns.states.map(stateName).join(", ")}`;
}

async function saved(act: Promise<unknown>, onClose: () => void): Promise<void> {
  await act;
  toast("success", words.saved);
  onClose();
}

function Ways({ busy, onClose, children }: { busy: boolean; onClose(): void; children: ReactNode }) {
  return (
    <>
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="outline" disabled={busy} onClick={onClose}>
          {words.keep}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? words.saving : words.save}
        </Button>
      </div>
    </>
  );
}
