import { personalStep } from "@niyamdesk/domain/applications/application-input";
import { type StateCode, stateName } from "@niyamdesk/domain/places/states";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { application } from "#messages/application.ts";
import { AddressField } from "../../../ui/address-field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Field, SelectField } from "../../../ui/field.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { STATE_CHOICES } from "../options.ts";
import { statesOfTypedPin } from "../pin-states.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

const words = application.personal;

/** Who applies, and where they live. */
export function PersonalStep(props: StepProps) {
  return (
    <StepForm {...props} part="personal" label={words.form} schema={personalStep}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Field name="firstName" label={words.firstName} autoComplete="given-name" />
        <Field name="lastName" label={words.lastName} autoComplete="family-name" />
        <Field
          name="email"
          label={words.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PhoneField label={words.phone} use={words.phoneUse} />
      </div>
      <DateField name="dateOfBirth" label={words.dateOfBirth} autoComplete="bday" />
      <AddressField label={words.address} rows={3} optional={false} />
      <div className="grid gap-x-6 sm:grid-cols-3">
        <Field name="city" label={words.city} autoComplete="address-level2" />
        <SelectField name="state" label={words.state} options={STATE_CHOICES} />
        <Field name="pincode" label={words.pincode} inputMode="numeric" autoComplete="postal-code" />
      </div>
      <StateOfPin />
      <p className="muted mb-4 text-sm">{words.kept}</p>
    </StepForm>
  );
}

/**
 * A State that the PIN code is certain of need not be looked for in the list; one that was chosen stays. What is built in stands at once,
 * and what an administrator said otherwise instead of it, as long as nobody chose.
 */
function StateOfPin() {
  const { setValue, getValues, getFieldState } = useFormContext();
  const pin: unknown = useWatch({ name: "pincode" });
  useEffect(() => {
    if (typeof pin !== "string" || !/^\s*[1-9]\d{5}\s*$/.test(pin) || getValues("state") !== "") return;
    let isMeant = true;
    const suggest = ([state, ...others]: readonly StateCode[]): string => {
      const name = state === undefined || others.length > 0 ? "" : stateName(state);
      // That it is missing is no longer said of what stands there.
      if (name !== getValues("state"))
        setValue("state", name, { shouldValidate: getFieldState("state").invalid });
      return name;
    };
    const { built, said } = statesOfTypedPin(pin.trim());
    const suggested = suggest(built);
    // Without a network it stays as it is: somebody looks at it anyway.
    said.then(
      (states) => states && isMeant && getValues("state") === suggested && suggest(states),
      () => {},
    );
    return () => {
      isMeant = false;
    };
  }, [pin, setValue, getValues, getFieldState]);
  return null;
}
