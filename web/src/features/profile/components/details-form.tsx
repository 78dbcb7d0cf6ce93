import { ownDetails } from "@niyamdesk/domain/own-details";
import { STATES } from "@niyamdesk/domain/states";
import { common } from "#messages/common.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, SelectField, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { saveDetails } from "../data/save-own-profile.ts";
import type { OwnProfile } from "../read-own-profile.ts";

const BY_NAME = [...STATES].sort(([, a], [, b]) => a.localeCompare(b));

interface DetailsFormProps {
  uid: string;
  profile: OwnProfile;
  /** The number signed in with is also the one we call: it changes there. */
  signsInByPhone: boolean;
}

export function DetailsForm({ uid, profile, signsInByPhone }: DetailsFormProps) {
  return (
    <Form
      label="Your details"
      schema={ownDetails}
      defaultValues={profile.details}
      onSubmit={async (details) => {
        await saveDetails(uid, details);
        toast("success", "Your details are saved.");
      }}
    >
      {({ busy }) => (
        <>
          <div className="grid gap-x-5 sm:grid-cols-2">
            <Field name="name" label="Full name" autoComplete="name" />
            {!signsInByPhone && (
              <PhoneField
                name="phone"
                label="Phone for calls about your orders"
                use={common.weCall}
                optional
              />
            )}
            <div className="sm:col-span-2">
              <TextField
                name="address"
                label="Address"
                rows={2}
                maxLength={500}
                autoComplete="street-address"
                optional
              />
            </div>
            <SelectField
              name="state_code"
              label="State"
              options={BY_NAME}
              placeholder="Choose your State"
              autoComplete="address-level1"
              optional
            />
            <Field name="pan" label="PAN" autoComplete="off" placeholder="ABCPD1234E" optional />
            <Field name="gstin" label="GSTIN" autoComplete="off" placeholder="27AAPFU0939F1ZV" optional />
            <Field
              name="billing_name"
              label="Registered business name"
              autoComplete="organization"
              optional
              hint="Printed on invoices with your GSTIN"
            />
          </div>
          <Button type="submit" busy={busy}>
            Save details
          </Button>
        </>
      )}
    </Form>
  );
}
