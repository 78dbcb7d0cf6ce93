import { isGstin, normaliseTaxId, stateOfGstin } from "@niyamdesk/domain/fields/tax-ids";
import { correctableUntil } from "@niyamdesk/domain/invoices/correction";
import { correctInvoiceInput } from "@niyamdesk/domain/invoices/correction-input";
import { STATES } from "@niyamdesk/domain/places/states";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { invoiceCorrection as words } from "#messages/invoice-correction.ts";
import { LOCALE } from "#messages/language.ts";
import { states } from "#messages/states.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { AddressField } from "../../../ui/address-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { correctInvoice, type Recipient, useRecipient } from "../data/invoice.ts";

const BY_NAME = STATES.map(([code]) => [code, states[code]] as const).sort(([, a], [, b]) =>
  a.localeCompare(b, LOCALE),
);

interface CorrectInvoiceDialogProps {
  number: string;
  /** When it was paid, epoch ms: the invoice is dated that day or after it. */
  paidAt: number;
  onClose(): void;
}

/** A slip in name, address or GSTIN is put right by the client, as long as the invoice was not reported. */
export default function CorrectInvoiceDialog({ number, paidAt, onClose }: CorrectInvoiceDialogProps) {
  const live = useRecipient(number);
  return (
    <Dialog open title={words.title(number)} onClose={onClose}>
      <p className="mb-4">{words.text(istFullDate(correctableUntil(paidAt) - 1))}</p>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={4}>
        {(recipient) =>
          recipient === null ? (
            <p>{words.failed}</p>
          ) : (
            <Recipients key={number} {...{ number, recipient, onClose }} />
          )
        }
      </LivePanel>
    </Dialog>
  );
}

function Recipients({
  number,
  recipient,
  onClose,
}: {
  number: string;
  recipient: Recipient;
  onClose(): void;
}) {
  const { name, address, gstin, stateCode } = recipient;
  return (
    <Form
      label={words.title(number)}
      schema={correctInvoiceInput}
      defaultValues={{ number, name, address, gstin, state_code: stateCode }}
      onSubmit={async (correction) => {
        const made = await correctInvoice(correction);
        toast("success", words.done(made.number));
        onClose();
      }}
    >
      {({ busy }) => (
        <>
          <Field name="name" label={words.name} hint={words.nameHint} autoComplete="organization" />
          <AddressField label={words.address} rows={3} hint={words.addressHint} optional />
          <Field name="gstin" label={words.gstin} hint={words.gstinHint} autoComplete="off" optional />
          <StateOfGstin />
          <SelectField name="state_code" label={words.state} options={BY_NAME} />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button look="outline" disabled={busy} onClick={onClose}>
              {words.keep}
            </Button>
            <Button type="submit" busy={busy}>
              {busy ? words.sending : words.send}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

/** Draws nothing: a GSTIN says in which State it is registered. */
function StateOfGstin() {
  const { setValue } = useFormContext();
  const typed: unknown = useWatch({ name: "gstin" });
  const gstin = normaliseTaxId(typeof typed === "string" ? typed : "");
  const state = isGstin(gstin) ? stateOfGstin(gstin) : null;
  useEffect(() => {
    if (state !== null) setValue("state_code", state, { shouldValidate: true });
  }, [state, setValue]);
  return null;
}
