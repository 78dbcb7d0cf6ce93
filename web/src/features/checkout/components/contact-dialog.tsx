import { type ContactDetails, type ContactDetailsInput, contactDetails } from "@niyamdesk/domain/checkout";
import { isGstin, normaliseTaxId, stateOfGstin } from "@niyamdesk/domain/tax-ids";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { common } from "#messages/common.ts";
import { purchase } from "#messages/purchase.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { STATE_CHOICES } from "../place-names.ts";

interface ContactDialogProps {
  open: boolean;
  /** Why the dialog is shown. */
  message: string;
  initial: ContactDetailsInput;
  onType(typed: Partial<ContactDetailsInput>): void;
  onSubmit(contact: ContactDetails): void;
  onClose(): void;
}

/** Who buys and where: asked once, kept on the profile with the first payment. */
export function ContactDialog({ open, message, initial, onType, onSubmit, onClose }: ContactDialogProps) {
  const [forBusiness, setForBusiness] = useState(Boolean(initial.gstin || initial.billing_name));
  return (
    <Dialog open={open} title={purchase.contactTitle} onClose={onClose}>
      <p className="mb-5 opacity-80">{message}</p>
      <Form
        label={purchase.contactLabel}
        schema={contactDetails}
        defaultValues={initial}
        onChange={onType}
        onSubmit={onSubmit}
      >
        {({ busy }) => (
          <>
            <Field name="name" label={purchase.name} autoComplete="name" />
            <Field
              name="email"
              label={purchase.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              hint={purchase.emailUse}
            />
            <PhoneField name="phone" label={purchase.mobile} use={common.weCall} />
            <SelectField
              name="state_code"
              label={purchase.state}
              placeholder={purchase.chooseState}
              autoComplete="address-level1"
              options={STATE_CHOICES}
              hint={purchase.stateUse}
            />
            {forBusiness ? (
              <fieldset className="mb-2 rounded-box border border-base-300 p-4 pb-0">
                <legend className="px-1.5 text-sm font-semibold">{purchase.businessInvoice}</legend>
                <Field name="gstin" label={purchase.gstin} optional placeholder="27AAPFU0939F1ZV" />
                <StateOfGstin />
                <Field
                  name="billing_name"
                  label={purchase.businessName}
                  autoComplete="organization"
                  hint={purchase.businessNameHint}
                />
              </fieldset>
            ) : (
              <button
                type="button"
                className="link mb-5 text-sm font-medium"
                onClick={() => setForBusiness(true)}
              >
                {purchase.addGstin}
              </button>
            )}
            <Button type="submit" block busy={busy}>
              {purchase.toPayment}
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
