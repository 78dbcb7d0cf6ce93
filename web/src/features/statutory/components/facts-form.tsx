import {
  type Also,
  alsoOffered,
  type CalendarFacts,
  CLIENT_KINDS,
  type ClientKind,
  GST_SCHEMES,
  type GstScheme,
  isIncorporated,
  NO_FACTS,
  TURNOVERS,
} from "@niyamdesk/domain/statutory/facts";
import { useWatch } from "react-hook-form";
import { LANGUAGE } from "#messages/language.ts";
import { statutory as words } from "#messages/statutory.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useOwnUid } from "../../../lib/session/use-own-uid.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { saveFacts } from "../data/calendar-acts.ts";
import { useOwnState } from "../data/own-state.ts";
import { type FactsTyped, factsSchema, factsShown } from "../facts-schema.ts";

const KINDS = CLIENT_KINDS.map((one) => [one, words.kinds[one]] as const);
const SCHEMES = GST_SCHEMES.map((one) => [one, words.schemes[one]] as const);
const TURNOVER = TURNOVERS.map((one) => [one, words.turnovers[one]] as const);
const AUDITED = [["yes", words.yes] as const, ["no", words.no] as const];
const KYC_YEARS = Array.from({ length: 6 }, (_, at) => String(2027 + at)).map(
  (year) => [year, year] as const,
);

interface FactsFormProps {
  facts: CalendarFacts | null;
  onDone(): void;
}

/** What dates follow from, in plain words: what does not concern them is not asked. */
export function FactsForm({ facts, onDone }: FactsFormProps) {
  const state = useOwnState(useOwnUid());
  return (
    <Form
      label={words.factsTitle}
      schema={factsSchema}
      defaultValues={factsShown(facts ?? NO_FACTS)}
      onSubmit={async (told) => {
        const offered = alsoOffered(told.kind, told.gst, state);
        const also = told.also.filter((one) => offered.includes(one));
        await saveFacts({ ...told, also, language: LANGUAGE });
        toast("success", words.saved);
        onDone();
      }}
    >
      {({ busy }) => (
        <>
          <Questions state={state} />
          <Button type="submit" busy={busy}>
            {busy ? words.saving : words.save}
          </Button>
        </>
      )}
    </Form>
  );
}

function Questions({ state }: { state: string | null }) {
  const kind = useWatch<FactsTyped, "kind">({ name: "kind" }) as ClientKind | undefined;
  const gst = (useWatch<FactsTyped, "gst">({ name: "gst" }) ?? null) as GstScheme | null;
  const isBusiness = kind !== undefined && kind !== "salaried";
  const offered = alsoOffered(kind ?? null, isBusiness ? gst : null, state);
  return (
    <>
      <ChoiceField name="kind" label={words.kind} options={KINDS} />
      {isBusiness && <ChoiceField name="gst" label={words.gst} options={SCHEMES} />}
      {isBusiness && (gst === "monthly" || gst === "quarterly") && (
        <ChoiceField name="turnover" label={words.turnover} options={TURNOVER} />
      )}
      {isBusiness && <ChoiceField name="audit" label={words.audit} options={AUDITED} />}
      {offered.length > 0 && <AlsoFields offered={offered} />}
      {kind !== undefined && isIncorporated(kind) && (
        <DateField name="incorporated_on" label={words.incorporated} optional />
      )}
      {kind === "company" && <DateField name="agm_on" label={words.agm} optional />}
      {kind !== undefined && (isIncorporated(kind) || kind === "llp") && (
        <SelectField
          name="kyc_year"
          label={words.kycYear}
          placeholder={words.unknown}
          options={KYC_YEARS}
          optional
        />
      )}
    </>
  );
}

function AlsoFields({ offered }: { offered: readonly Also[] }) {
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="text-sm font-semibold">{words.also}</legend>
      {offered.map((one) => (
        <CheckField key={one} name={`also.${one}`} label={words.alsos[one]} />
      ))}
    </fieldset>
  );
}
