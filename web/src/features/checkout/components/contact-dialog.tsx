import { type ContactDetails, type ContactDetailsInput, contactDetails } from "@niyamdesk/domain/checkout";
import { STATES } from "@niyamdesk/domain/states";
import { isGstin, normaliseTaxId, stateOfGstin } from "@niyamdesk/domain/tax-ids";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";

interface ContactDialogProps {
  open: boolean;
  /** Why the dialog is shown. */
  message: string;
  initial: ContactDetailsInput;
  onType(typed: Partial<ContactDetailsInput>): void;
  onSubmit(contact: ContactDetails): void;
  onClose(): void;
}

const BY_NAME = [...STATES].sort(([, a], [, b]) => a.localeCompare(b));

/** Who buys and where: asked once, kept on the profile with the first payment. */
export function ContactDialog({ open, message, initial, onType, onSubmit, onClose }: ContactDialogProps) {
  const [forBusiness, setForBusiness] = useState(Boolean(initial.gstin || initial.billing_name));
  return (
    <Dialog open={open} title="Your contact details" onClose={onClose}>
      <p className="mb-5 opacity-80">{message}</p>
      <Form
        label="Contact details"
        schema={contactDetails}
        defaultValues={initial}
        onChange={onType}
        onSubmit={onSubmit}
      >
        {({ busy }) => (
          <>
            <Field name="name" label="Full name" autoComplete="name" />
            <Field
              name="email"
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="email"
              hint="Your confirmation is sent here."
            />
            <Field
              name="phone"
              label="Mobile number"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="98765 43210"
            />
            <SelectField
              name="state_code"
              label="State"
              placeholder="Choose your State"
              autoComplete="address-level1"
              options={BY_NAME}
              hint="Decides how GST is split on your invoice. The total stays the same."
            />
            {forBusiness ? (
              <fieldset className="mb-2 rounded-box border border-base-300 p-4 pb-0">
                <legend className="px-1.5 text-sm font-semibold">Business invoice</legend>
                <Field name="gstin" label="GSTIN" optional placeholder="27AAPFU0939F1ZV" />
                <StateOfGstin />
                <Field
                  name="billing_name"
                  label="Registered business name"
                  autoComplete="organization"
                  hint="As registered with the GSTIN."
                />
              </fieldset>
            ) : (
              <button
                type="button"
                className="link mb-5 text-sm font-medium"
                onClick={() => setForBusiness(true)}
              >
                Add a GSTIN for a business invoice
              </button>
            )}
            <Button type="submit" block busy={busy}>
              Continue to payment
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** Draws nothing: a GSTIN says in which State it is registered, so that nobody has to choose it. */
function StateOfGstin() {
  const { watch, setValue } = useFormContext<ContactDetailsInput>();
  const gstin = normaliseTaxId(watch("gstin") ?? "");
  const state = isGstin(gstin) ? stateOfGstin(gstin) : null;
  useEffect(() => {
    if (state !== null) setValue("state_code", state, { shouldDirty: true, shouldValidate: true });
  }, [state, setValue]);
  return null;
}
