import { businessStep } from "@niyamdesk/domain/applications/application-input";
import { application } from "#messages/application.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { Field, SelectField, TextField } from "../../../ui/field.tsx";
import { CHOICES } from "../options.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

const words = application.business;
const LONGEST = 2000;

/** What they do today, and what they plan. */
export function BusinessStep(props: StepProps) {
  return (
    <StepForm {...props} part="business" label={words.form} schema={businessStep}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <SelectField
          name="businessExperience"
          label={words.businessExperience}
          options={CHOICES.businessExperience}
        />
        <Field name="currentOccupation" label={words.currentOccupation} autoComplete="organization-title" />
        <SelectField name="annualIncome" label={words.annualIncome} options={CHOICES.annualIncome} />
        <SelectField
          name="expectedMonthlyRevenue"
          label={words.expectedMonthlyRevenue}
          options={CHOICES.expectedMonthlyRevenue}
        />
        <SelectField name="teamSize" label={words.teamSize} options={CHOICES.teamSize} />
        <SelectField name="officeSpace" label={words.officeSpace} options={CHOICES.officeSpace} />
      </div>
      <TextField
        name="businessPlan"
        label={words.businessPlan}
        hint={words.businessPlanHint}
        maxLength={LONGEST}
      />
      <TextField
        name="marketingStrategy"
        label={words.marketingStrategy}
        hint={words.marketingStrategyHint}
        maxLength={LONGEST}
      />
      <CheckField name="hasBusinessLicense" label={words.hasBusinessLicense} />
      <CheckField name="hasPreviousFranchise" label={words.hasPreviousFranchise} />
    </StepForm>
  );
}
