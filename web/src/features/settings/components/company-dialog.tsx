import { BUILT_IN_REACH } from "@niyamdesk/domain/base/product";
import { type CompanyVersion, saveCompanyInput } from "@niyamdesk/domain/settings/company";
import { reachInput } from "@niyamdesk/domain/settings/reach";
import { isIstDayName, startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { settings } from "#messages/workspaces/settings.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { saveCompany } from "../data/settings.ts";

const words = settings.company;
const { from, name, address, gstin, cin } = saveCompanyInput.shape;
const schema = z.strictObject({ from, name, address, gstin, cin, ...reachInput.shape });

interface CompanyDialogProps {
  /** Begins with these. */
  latest: CompanyVersion | undefined;
  /** Epoch ms. */
  seenAt: number | null;
  onClose(): void;
}

/** Other details from a day on, and which invoice is the first that carries them. */
export function CompanyDialog({ onClose, ...known }: CompanyDialogProps) {
  // As it was when the form opened: what somebody else changes meanwhile is not overwritten.
  const [{ latest, seenAt }] = useState(known);
  return (
    <Dialog open title={words.dialog} onClose={onClose}>
      <Form
        label={words.dialog}
        schema={schema}
        defaultValues={{
          from: "",
          ...{ name: latest?.name ?? "", address: latest?.address ?? "" },
          ...{ gstin: latest?.gstin ?? "", cin: latest?.cin ?? "" },
          ...BUILT_IN_REACH,
          ...latest?.reach,
        }}
        fieldsOf={{ invalid_input: "from" }}
        onSubmit={async ({ from, name, address, gstin, cin, ...reach }) => {
          await saveCompany({ from, name, address, gstin, cin, reach, seen_at: seenAt });
          toast("success", words.saved);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <DateField name="from" label={words.day} hint={words.dayHint} min={() => Date.now()} />
            <FirstInvoice />
            <Field name="name" label={words.name} autoComplete="off" />
            <TextField name="address" label={words.address} rows={2} maxLength={200} />
            <Field name="gstin" label={words.gstinField} hint={words.gstinHint} autoComplete="off" />
            <Field name="cin" label={words.cinField} hint={words.cinHint} autoComplete="off" />
            <h3 className="mt-2 text-base font-semibold">{words.reach}</h3>
            <p className="muted mb-4 text-sm">{words.reachHint}</p>
            <Field name="email" label={words.email} autoComplete="off" inputMode="email" />
            <PhoneField label={words.phone} use={words.phoneUse} takesTollFree autoComplete="off" />
            <Field
              name="phoneLabel"
              label={words.phoneLabel}
              hint={words.phoneLabelHint}
              autoComplete="off"
            />
            <Field name="hours" label={words.hours} autoComplete="off" />
            <Field name="hoursHindi" label={words.hoursHindi} autoComplete="off" />
            <Field name="officer" label={words.officer} hint={words.officerHint} autoComplete="off" />
            <Field name="officerEmail" label={words.officerEmail} autoComplete="off" inputMode="email" />
            <Field
              name="gstPractitioner"
              label={words.gstPractitioner}
              hint={words.gstPractitionerHint}
              optional
              autoComplete="off"
            />
            <Button type="submit" block busy={busy}>
              {words.save}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}

function FirstInvoice() {
  const day: unknown = useWatch({ name: "from" });
  const isDay = typeof day === "string" && isIstDayName(day);
  return (
    <p role="status" className="muted mb-4 text-sm">
      {isDay ? words.first(istFullDate(startOfIstDayNamed(day))) : words.firstUnknown}
    </p>
  );
}
