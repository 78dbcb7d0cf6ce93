import { CODE_EXAMPLES, territoryStep } from "@niyamdesk/domain/applications/application-input";
import {
  type FranchiseLevel,
  isBelowUsual,
  USUAL_INVESTMENT,
} from "@niyamdesk/domain/franchises/franchise-level";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { application } from "#messages/application.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Field, SelectField } from "../../../ui/field.tsx";
import { CHOICES, STATE_CHOICES } from "../options.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

const words = application.territory;

/** Where they want to work, and at which level. */
export function TerritoryStep(props: StepProps) {
  return (
    <StepForm {...props} part="territory" label={words.form} schema={territoryStep}>
      <Fields />
    </StepForm>
  );
}

function Fields() {
  const [level, state, capacity] = useWatch({
    name: ["hierarchyLevel", "preferredState", "investmentCapacity"],
  }) as string[];
  const known = level === "state" || level === "district" || level === "individual" ? level : null;
  return (
    <>
      <ChoiceField name="hierarchyLevel" label={words.hierarchyLevel} options={CHOICES.hierarchyLevel} />
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Field
          name="territoryCode"
          label={words.territoryCode}
          hint={words.territoryCodeHint}
          placeholder={CODE_EXAMPLES[known ?? "state"]}
          autoComplete="off"
          tidy={(typed) => typed.toUpperCase()}
        />
        <Field
          name="territoryName"
          label={words.territoryName}
          hint={words.territoryNameHint}
          autoComplete="off"
        />
        <SelectField name="preferredState" label={words.preferredState} options={STATE_CHOICES} />
        {known !== "state" && <District state={state ?? ""} />}
      </div>
      <SelectField
        name="investmentCapacity"
        label={words.investmentCapacity}
        options={CHOICES.investmentCapacity}
        hint={known !== null && isBelowUsual(known, capacity ?? "") ? words.below(usual(known)) : undefined}
      />
    </>
  );
}

/** As the post knows districts; a State whose list is not there yet lets one be typed. */
function District({ state }: { state: string }) {
  const districts = useDistricts(state);
  const chosen: unknown = useWatch({ name: "preferredDistrict" });
  const kept = typeof chosen === "string" && chosen !== "" && !districts.includes(chosen) ? [chosen] : [];
  if (districts.length === 0) {
    return <Field name="preferredDistrict" label={words.preferredDistrict} optional autoComplete="off" />;
  }
  return (
    <SelectField
      name="preferredDistrict"
      label={words.preferredDistrict}
      placeholder={words.noDistrict}
      options={[...kept, ...districts].map((name) => [name, name] as const)}
      hint={words.districtsFrom}
      optional
    />
  );
}

/** The list is loaded once a State is chosen. */
function useDistricts(state: string): readonly string[] {
  const [found, setFound] = useState<{ state: string; names: readonly string[] }>({ state: "", names: [] });
  useEffect(() => {
    if (state === "") return;
    let gone = false;
    // Without it one is typed.
    import("../district-names.ts")
      .then(async ({ districtNames }) => {
        const { built, now } = districtNames(state);
        if (!gone) setFound({ state, names: built });
        const names = await now;
        if (!gone) setFound({ state, names });
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [state]);
  return found.state === state ? found.names : [];
}

function usual(level: FranchiseLevel): string {
  const { from, to } = USUAL_INVESTMENT[level];
  return to === null ? words.orMore(grouped(from)) : words.range(grouped(from), grouped(to));
}

function grouped(rupees: number): string {
  return rupees.toLocaleString("en-IN");
}
