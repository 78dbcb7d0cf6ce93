import {
  type ContactDetails,
  type ContactDetailsInput,
  contactDetailsFor,
  needsAddress,
} from "@niyamdesk/domain/checkouts/checkout-input";
import { isGstin, normaliseTaxId, stateOfGstin } from "@niyamdesk/domain/fields/tax-ids";
import type { Paise } from "@niyamdesk/domain/money/money";
import { useEffect, useMemo, useState } from "react";
import { useFormContext } from "react-hook-form";
import { common } from "#messages/common.ts";
import { purchase } from "#messages/purchase.ts";
import { STATE_CHOICES } from "../../../lib/places/state-names.ts";
import { AddressField } from "../../../ui/address-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { PurchaseNotice } from "./purchase-notice.tsx";

interface ContactDialogProps {
  open: boolean;
  /** Why the dialog is shown. */
  message: string;
  initial: ContactDetailsInput;
  /** Before tax: from ₹50,000 on the invoice states everybody's address. */
  pricePaise: Paise;
  onType(typed: Partial<ContactDetailsInput>): void;
  onSubmit(contact: ContactDetails): void;
  onClose(): void;
}

/** Who buys and where: asked once, kept on the profile with the first payment. */
export function ContactDialog(props: ContactDialogProps) {
  const { open, message, initial, pricePaise, onType, onSubmit, onClose } = props;
  const schema = useMemo(() => contactDetailsFor(pricePaise), [pricePaise]);
  const [forBusiness, setForBusiness] = useState(Boolean(initial.gstin || initial.billing_name));
  return (
    <Dialog open={open} title={purchase.contactTitle} onClose={onClose}>
      <p className="mb-5 opacity-80">{message}</p>
      <Form
        label={purchase.contactLabel}
        schema={schema}
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
            <PhoneField label={purchase.mobile} use={common.weCall} />
            <SelectField
              name="state_code"
              label={purchase.state}
              placeholder={purchase.chooseState}
              autoComplete="address-level1"
              options={STATE_CHOICES}
              hint={purchase.stateUse}
            />
            {forBusiness ? (
              <fieldset className="mb-5 rounded-box border border-base-300 p-4 pb-0">
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
                className="link mb-3 inline-flex min-h-11 items-center text-sm font-medium"
                onClick={() => setForBusiness(true)}
              >
                {purchase.addGstin}
              </button>
            )}
            <InvoiceAddress
              forBusiness={forBusiness}
              pricePaise={pricePaise}
              known={Boolean(initial.address)}
            />
            <Button type="submit" block busy={busy}>
              {purchase.toPayment}
            </Button>
            <PurchaseNotice />
          </>
        )}
      </Form>
    </Dialog>
  );
}

interface InvoiceAddressProps {
  forBusiness: boolean;
  pricePaise: Paise;
  /** One is on the profile: who is billed is shown whole. */
  known: boolean;
}

/** Asked where an invoice has to state it, which is with a GSTIN or from a certain price on; never otherwise. */
function InvoiceAddress({ forBusiness, pricePaise, known }: InvoiceAddressProps) {
  const { watch } = useFormContext<ContactDetailsInput>();
  const gstin = normaliseTaxId(watch("gstin") ?? "");
  const needed = needsAddress({ gstin }, pricePaise);
  if (!needed && !known && !forBusiness) return null;
  return <AddressField label={purchase.address} rows={3} hint={purchase.addressUse} optional={!needed} />;
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
