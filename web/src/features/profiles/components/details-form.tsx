import { isStateCode, STATES, stateName } from "@niyamdesk/domain/places/states";
import { type OwnDetails, ownDetails } from "@niyamdesk/domain/profiles/own-details";
import { useRef, useState } from "react";
import { common } from "#messages/common.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { AddressField } from "../../../ui/address-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { DetailsConflict, saveDetails } from "../data/save-own-profile.ts";
import type { OwnProfile } from "../read-own-profile.ts";
import { DETAIL_LABELS, type Detail, type StoredDetails, shownDetails } from "../stored-details.ts";
import { FollowRecord } from "./follow-record.tsx";

const BY_NAME = [...STATES].sort(([, a], [, b]) => a.localeCompare(b));

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
    toast("success", "Your details are saved.");
  }

  return (
    <Form
      label="Your details"
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
            <Field name="name" label={DETAIL_LABELS.name} autoComplete="name" />
            {!signsInByPhone && (
              <PhoneField name="phone" label={DETAIL_LABELS.phone} use={common.weCall} optional />
            )}
            <div className="sm:col-span-2">
              <AddressField label={DETAIL_LABELS.address} rows={2} optional />
            </div>
            <SelectField
              name="state_code"
              label={DETAIL_LABELS.state_code}
              options={BY_NAME}
              placeholder="Choose your State"
              autoComplete="address-level1"
              optional
            />
            <Field
              name="pan"
              label={DETAIL_LABELS.pan}
              autoComplete="off"
              placeholder="ABCPD1234E"
              optional
            />
            <Field
              name="gstin"
              label={DETAIL_LABELS.gstin}
              autoComplete="off"
              placeholder="27AAPFU0939F1ZV"
              optional
            />
            <Field
              name="billing_name"
              label={DETAIL_LABELS.billing_name}
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

function picked(details: StoredDetails, fields: readonly Detail[]): Partial<StoredDetails> {
  return Object.fromEntries(fields.map((field) => [field, details[field]]));
}

function conflictWords(fields: readonly Detail[], now: StoredDetails): string {
  const shown = shownDetails(now);
  const news = fields.map((field) => {
    const value = field === "state_code" ? stateNamed(now.state_code) : now[field] && shown[field];
    return value ? `${DETAIL_LABELS[field]} is now “${value}”` : `${DETAIL_LABELS[field]} is now empty`;
  });
  return `These details were changed in another window: ${news.join("; ")}. What you typed is still here: save again to keep it.`;
}

function stateNamed(code: string | null): string | null {
  return code !== null && isStateCode(code) ? stateName(code) : code;
}
