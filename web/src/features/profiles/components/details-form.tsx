import { isStateCode, STATES } from "@niyamdesk/domain/places/states";
import { type OwnDetails, ownDetails } from "@niyamdesk/domain/profiles/own-details";
import { useRef, useState } from "react";
import { common } from "#messages/common.ts";
import { LOCALE } from "#messages/language.ts";
import { profiles } from "#messages/profiles.ts";
import { states } from "#messages/states.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { AddressField } from "../../../ui/address-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { DetailsConflict, saveDetails } from "../data/save-own-profile.ts";
import type { OwnProfile } from "../read-own-profile.ts";
import { type Detail, type StoredDetails, shownDetails } from "../stored-details.ts";
import { FollowRecord } from "./follow-record.tsx";

const BY_NAME = STATES.map(([code]) => [code, states[code]] as const).sort(([, a], [, b]) =>
  a.localeCompare(b, LOCALE),
);

interface DetailsFormProps {
  uid: string;
  profile: OwnProfile;
  /** The number signed in with is also the one we call: it changes there. */
  signsInByPhone: boolean;
}

/** Sends what was changed in it; what another window changed meanwhile shows here, or is asked about. */
export function DetailsForm({ uid, profile, signsInByPhone }: DetailsFormProps) {
  /** The record's values that each field began with. */
  const begun = useRef(profile.details);
  const [saves, setSaves] = useState(0);

  async function save(details: OwnDetails): Promise<void> {
    try {
      begun.current = await saveDetails(uid, begun.current, details);
    } catch (error) {
      if (!(error instanceof DetailsConflict)) throw error;
      // Whoever has read it and saves again means it.
      begun.current = { ...begun.current, ...picked(error.now, error.fields) };
      throw new AppError("invalid_input", conflictWords(error.fields, error.now));
    }
    setSaves((count) => count + 1);
    toast("success", profiles.saved);
  }

  return (
    <Form
      label={profiles.form}
      schema={ownDetails}
      defaultValues={shownDetails(profile.details)}
      onSubmit={save}
    >
      {({ busy }) => (
        <>
          <FollowRecord
            record={profile.details}
            saves={saves}
            onFollow={(followed) => {
              begun.current = { ...begun.current, ...picked(profile.details, followed) };
            }}
          />
          <div className="grid gap-x-5 sm:grid-cols-2">
            <Field name="name" label={profiles.labels.name} autoComplete="name" />
            {!signsInByPhone && <PhoneField label={profiles.labels.phone} use={common.weCall} optional />}
            <div className="sm:col-span-2">
              <AddressField label={profiles.labels.address} rows={2} optional />
            </div>
            <SelectField
              name="state_code"
              label={profiles.labels.state_code}
              options={BY_NAME}
              placeholder={profiles.chooseState}
              autoComplete="address-level1"
              optional
            />
            <Field
              name="pan"
              label={profiles.labels.pan}
              autoComplete="off"
              placeholder="ABCPD1234E"
              optional
            />
            <Field
              name="gstin"
              label={profiles.labels.gstin}
              autoComplete="off"
              placeholder="27AAPFU0939F1ZV"
              optional
            />
            <Field
              name="billing_name"
              label={profiles.labels.billing_name}
              autoComplete="organization"
              optional
              hint={profiles.billingHint}
            />
          </div>
          <Button type="submit" busy={busy}>
            {profiles.save}
          </Button>
        </>
      )}
    </Form>
  );
}

function picked(details: StoredDetails, fields: readonly Detail[]): Partial<StoredDetails> {
  return Object.fromEntries(fields.map((field) => [field, details[field]]));
}

function conflictWords(fields: readonly Detail[], now: StoredDetails): string {
  const shown = shownDetails(now);
  const changes = fields.map((field) => {
    const value = field === "state_code" ? stateNamed(now.state_code) : now[field] && shown[field];
    const label = profiles.labels[field];
    return value ? profiles.changedTo(label, value) : profiles.emptied(label);
  });
  return profiles.conflict(changes.join("; "));
}

function stateNamed(code: string | null): string | null {
  return code !== null && isStateCode(code) ? states[code] : code;
}
