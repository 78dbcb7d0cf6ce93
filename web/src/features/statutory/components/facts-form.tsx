import {
  ALSO,
  type Also,
  alsoOffered,
  type CalendarFacts,
  CLIENT_KINDS,
  GST_SCHEMES,
  isAskedAboutAudit,
  isIncorporated,
  NO_FACTS,
  TURNOVERS,
} from "@niyamdesk/domain/statutory/facts";
import { type FormEvent, useId, useState } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { statutory as words } from "#messages/statutory.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFacts } from "../data/calendar-acts.ts";

interface FactsFormProps {
  facts: CalendarFacts | null;
  onDone(): void;
}

/** What dates follow from, in plain words: what does not concern them is not asked. */
export function FactsForm({ facts, onDone }: FactsFormProps) {
  const [told, setTold] = useState<CalendarFacts>({ ...NO_FACTS, ...facts });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { kind, gst } = told;
  const set = (changes: Partial<CalendarFacts>) => setTold({ ...told, ...changes });
  const offered = alsoOffered(kind, gst);
  const isBusiness = kind !== null && kind !== "salaried";
  const hasReturns = gst === "monthly" || gst === "quarterly";

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (kind === null) return;
    setBusy(true);
    setFailure(null);
    try {
      await saveFacts({
        ...{ kind, language: LANGUAGE, also: told.also.filter((one) => offered.includes(one)) },
        gst: isBusiness ? gst : null,
        turnover: isBusiness && hasReturns ? told.turnover : null,
        audit: isAskedAboutAudit(kind) || isIncorporated(kind) ? told.audit : null,
        incorporated_on: isIncorporated(kind) ? told.incorporated_on : null,
        agm_on: kind === "company" ? told.agm_on : null,
        kyc_year: isIncorporated(kind) || kind === "llp" ? told.kyc_year : null,
      });
      toast("success", words.saved);
      onDone();
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form aria-label={words.factsTitle} className="grid gap-5" onSubmit={(event) => void save(event)}>
      <Question
        legend={words.kind}
        options={CLIENT_KINDS.map((one) => [one, words.kinds[one]])}
        chosen={kind}
        onChoose={(one) => set({ kind: one })}
      />
      {isBusiness && (
        <Question
          legend={words.gst}
          options={GST_SCHEMES.map((one) => [one, words.schemes[one]])}
          chosen={gst}
          onChoose={(one) => set({ gst: one })}
        />
      )}
      {isBusiness && hasReturns && (
        <Question
          legend={words.turnover}
          options={TURNOVERS.map((one) => [one, words.turnovers[one]])}
          chosen={told.turnover}
          onChoose={(one) => set({ turnover: one })}
        />
      )}
      {isBusiness && (
        <Question
          legend={words.audit}
          options={[
            ["yes", words.yes],
            ["no", words.no],
          ]}
          chosen={told.audit === null ? null : told.audit ? "yes" : "no"}
          onChoose={(one) => set({ audit: one === "yes" })}
        />
      )}
      {offered.length > 0 && (
        <AlsoField offered={offered} chosen={told.also} onChoose={(also) => set({ also })} />
      )}
      {isIncorporated(kind) && (
        <Day
          label={words.incorporated}
          value={told.incorporated_on}
          onChange={(incorporated_on) => set({ incorporated_on })}
        />
      )}
      {kind === "company" && (
        <Day label={words.agm} value={told.agm_on} onChange={(agm_on) => set({ agm_on })} />
      )}
      {(isIncorporated(kind) || kind === "llp") && (
        <KycYear value={told.kyc_year} onChange={(kyc_year) => set({ kyc_year })} />
      )}
      <p role="alert" className="text-sm font-medium text-error empty:hidden">
        {failure}
      </p>
      <div>
        <Button type="submit" busy={busy} disabled={kind === null}>
          {busy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}

interface QuestionProps<Value extends string> {
  legend: string;
  options: readonly (readonly [Value, string])[];
  chosen: Value | null;
  onChoose(value: Value): void;
}

function Question<Value extends string>({ legend, options, chosen, onChoose }: QuestionProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="divide-y divide-base-300 overflow-clip rounded-field border border-base-300">
        {options.map(([value, text]) => (
          <label key={value} className="choice-row">
            <input
              type="radio"
              name={name}
              className="radio radio-sm radio-primary"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AlsoProps {
  offered: readonly Also[];
  chosen: readonly Also[];
  onChoose(chosen: Also[]): void;
}

function AlsoField({ offered, chosen, onChoose }: AlsoProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{words.also}</legend>
      {ALSO.filter((one) => offered.includes(one)).map((one) => (
        <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="checkbox checkbox-sm checkbox-primary shrink-0"
            checked={chosen.includes(one)}
            onChange={(event) =>
              onChoose(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
          <span>{words.alsos[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface DayProps {
  label: string;
  value: string | null;
  onChange(day: string | null): void;
}

function Day({ label, value, onChange }: DayProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="input w-full sm:max-w-60"
        max="9999-12-31"
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </div>
  );
}

const KYC_YEARS = Array.from({ length: 6 }, (_, at) => 2027 + at);

function KycYear({ value, onChange }: { value: number | null; onChange(year: number | null): void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.kycYear}
      </label>
      <select
        id={id}
        className="select w-full sm:max-w-60"
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value === "" ? null : Number(event.target.value))}
      >
        <option value="">{words.unknown}</option>
        {KYC_YEARS.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
    </div>
  );
}
