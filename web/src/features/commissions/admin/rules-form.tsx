import { commissionRulesInput, ratesOn } from "@niyamdesk/domain/commissions/commission-settings";
import { rupeesOfPaise } from "@niyamdesk/domain/money/money";
import { useState } from "react";
import * as z from "zod/mini";
import { commissionAdmin } from "#messages/workspaces/commission-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import type { FormGuard } from "../../../ui/kept-form.tsx";
import { type KnownRules, setCommissionRules } from "../data/commission-rules.ts";

const words = commissionAdmin.rules;
const TYPED = [
  "from",
  "state",
  "district",
  "individual",
  "window_days",
  "percent",
  "without_pan_percent",
  "threshold",
  "source",
  "as_of",
] as const;
type Typed = Record<(typeof TYPED)[number], string>;

/** As it is typed. Where a field of it belongs is told by its last name, which is another one each. */
function schemaFor(seen_at: number | null, changesRates: boolean) {
  return z.pipe(
    z.custom<Typed>(),
    z.transform((typed, context) => {
      const number = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));
      const rates = {
        from: typed.from,
        ...{
          state: number(typed.state),
          district: number(typed.district),
          individual: number(typed.individual),
        },
      };
      const read = commissionRulesInput.safeParse({
        seen_at,
        rates: changesRates ? rates : null,
        window_days: number(typed.window_days),
        tds: {
          ...{ percent: number(typed.percent), without_pan_percent: number(typed.without_pan_percent) },
          threshold_paise: Math.round(number(typed.threshold) * 100),
          ...{ source: typed.source, as_of: typed.as_of },
        },
      });
      if (read.success) return read.data;
      for (const { path } of read.error.issues) {
        const last = String(path.at(-1)).replace("threshold_paise", "threshold");
        const field = TYPED.find((name) => name === last) ?? "state";
        const message = field === "state" ? words.percentsHint : words.wrongNumber;
        context.issues.push({ code: "custom", path: [field], message, input: typed });
      }
      return z.NEVER;
    }),
  );
}

interface RulesFormProps {
  known: KnownRules;
  guard: FormGuard;
}

/** New percents from a day on, when commission is payable, and what is withheld. */
export function RulesForm({ known: { settings, setAt }, guard }: RulesFormProps) {
  const [changesRates, setChangesRates] = useState(false);
  const { window_days, tds } = settings;
  const today = ratesOn(settings, Date.now());
  return (
    <Form
      label={words.form}
      schema={schemaFor(setAt, changesRates)}
      defaultValues={{
        from: "",
        ...{ state: String(today.state), district: String(today.district) },
        individual: String(today.individual),
        window_days: String(window_days),
        ...{ percent: String(tds.percent), without_pan_percent: String(tds.without_pan_percent) },
        threshold: String(rupeesOfPaise(tds.threshold_paise)),
        ...{ source: tds.source, as_of: tds.as_of },
      }}
      fieldsOf={{ invalid_input: "from" }}
      onChange={guard.touched}
      onSubmit={async (rules) => {
        await guard.saving(() => setCommissionRules(rules));
        toast("success", words.saved);
        setChangesRates(false);
      }}
    >
      {({ busy }) => (
        <>
          <label className="mb-4 flex min-h-11 items-center gap-3 font-medium">
            <input
              type="checkbox"
              className="checkbox checkbox-primary"
              checked={changesRates}
              onChange={({ target }) => {
                guard.touched();
                setChangesRates(target.checked);
              }}
            />
            {words.change}
          </label>
          {changesRates && (
            <>
              <DateField name="from" label={words.day} hint={words.dayHint} min={() => Date.now()} />
              <div className="grid gap-x-4 sm:grid-cols-3">
                <Percent name="state" label={words.state} />
                <Percent name="district" label={words.district} />
                <Percent name="individual" label={words.individual} />
              </div>
              <p className="muted -mt-2 mb-4 text-sm">{words.percentsHint}</p>
            </>
          )}
          <Percent name="window_days" label={words.window} hint={words.windowHint} />
          <div className="grid gap-x-4 sm:grid-cols-2">
            <Percent name="percent" label={words.tds} />
            <Percent name="without_pan_percent" label={words.tdsNoPan} />
          </div>
          <Percent name="threshold" label={words.threshold} hint={words.thresholdHint} />
          <Field name="source" label={words.source} hint={words.sourceHint} autoComplete="off" />
          <DateField name="as_of" label={words.asOf} />
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </>
      )}
    </Form>
  );
}

function Percent({ name, label, hint }: { name: keyof Typed; label: string; hint?: string }) {
  return (
    <Field
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      {...(hint === undefined ? {} : { hint })}
    />
  );
}
