import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { listing as words } from "#messages/workspaces/listing.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { Field, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { KeptForm } from "../../../ui/kept-form.tsx";
import { type ListingKnown, saveListing } from "../data/listing.ts";
import { listingForm, typedOf } from "../listing-fields.ts";

interface ListingFormProps {
  uid: string;
  /** Of the account. */
  name: string;
  known: ListingKnown;
  /** An entry that was nobody's and becomes theirs; null: their own, or a new one. */
  chosen: string | null;
}

/** What the directory says of a CA. */
export function ListingForm({ uid, name, known, chosen }: ListingFormProps) {
  return (
    <KeptForm value={known} version={known.listing?.setAt ?? null}>
      {({ listing, unchecked }, guard) => (
        <Form
          label={words.title}
          schema={listingForm}
          defaultValues={typedOf(listing?.partner ?? null, name, unchecked)}
          onChange={guard.touched}
          onSubmit={async (typed) => {
            const theirs = chosen === null ? {} : { listing_id: chosen };
            await guard.saving(() =>
              saveListing({ ...typed, ...theirs, uid, seen_at: listing?.setAt ?? null }),
            );
            toast("success", words.saved);
          }}
        >
          {({ busy }) => (
            <>
              <Field name="name" label={words.name} hint={words.nameHint} autoComplete="off" />
              <Field name="location" label={words.location} autoComplete="off" />
              <Field
                name="experience_years"
                label={words.experience}
                inputMode="numeric"
                autoComplete="off"
              />
              <TextField name="bio" label={words.bio} hint={words.bioHint} rows={4} maxLength={1000} />
              <Field
                name="specializations"
                label={words.specializations}
                hint={words.commas}
                autoComplete="off"
              />
              <Field name="languages" label={words.languages} hint={words.commas} autoComplete="off" />
              <Field
                name="membership_number"
                label={words.membership}
                hint={words.membershipHint}
                inputMode="numeric"
                autoComplete="off"
                optional
              />
              <LookedUp />
              <CheckField name="active" label={words.active} />
              <Button type="submit" busy={busy}>
                {words.save}
              </Button>
            </>
          )}
        </Form>
      )}
    </KeptForm>
  );
}

/** Said of the number that stands there: of another one it is to be said again. */
function LookedUp() {
  const { setValue } = useFormContext();
  const [number, verified] = useWatch({ name: ["membership_number", "verified"] });
  const [looked, setLooked] = useState({ number, isOff: false });
  useEffect(() => {
    if (number === looked.number) return;
    setLooked({ number, isOff: looked.isOff || verified === true });
    setValue("verified", false);
  }, [number, verified, looked, setValue]);
  return (
    <>
      <CheckField name="verified" label={words.verified} />
      <p role="status" className="muted -mt-2 mb-3 text-sm empty:hidden">
        {looked.isOff && verified !== true && words.lookAgain}
      </p>
    </>
  );
}
