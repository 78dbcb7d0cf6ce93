import type { Availability } from "@niyamdesk/domain/staff/availability";
import { useWatch } from "react-hook-form";
import { availability as words } from "#messages/workspaces/availability.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { setAvailability } from "../data/set-availability.ts";
import { availabilityForm, typedOf } from "./availability-fields.ts";

interface AvailabilityFormProps {
  /** Null: one's own. */
  uid: string | null;
  availability: Availability;
  services: readonly { id: string; name: string }[];
  onSaved?: () => void;
}

const KINDS = [
  ["all", words.allKinds],
  ["some", words.someKinds],
] as const;

/** Kinds of work, how much of it, and days away. */
export function AvailabilityForm({ uid, availability, services, onSaved }: AvailabilityFormProps) {
  return (
    <Form
      label={words.title}
      schema={availabilityForm}
      defaultValues={typedOf(
        availability,
        services.map(({ id }) => id),
      )}
      onSubmit={async (wanted) => {
        await setAvailability(uid === null ? wanted : { uid, ...wanted });
        toast("success", words.saved);
        onSaved?.();
      }}
    >
      {({ busy }) => (
        <>
          <ChoiceField name="kinds" label={words.kinds} hint={words.kindsHint} options={KINDS} />
          <Services services={services} />
          <Field
            name="capacity"
            label={words.capacity}
            hint={words.capacityHint}
            inputMode="numeric"
            autoComplete="off"
            optional
          />
          <fieldset className="mb-2">
            <legend className="mb-1 text-sm font-semibold">{words.away}</legend>
            <p className="muted mb-3 text-sm">{words.awayHint}</p>
            <div className="grid gap-x-6 sm:grid-cols-2">
              <DateField name="from" label={words.from} optional />
              <DateField name="until" label={words.until} optional />
            </div>
          </fieldset>
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </>
      )}
    </Form>
  );
}

function Services({ services }: Pick<AvailabilityFormProps, "services">) {
  const kinds: unknown = useWatch({ name: "kinds" });
  if (kinds !== "some") return null;
  return (
    <fieldset className="mb-4 grid gap-x-6 sm:grid-cols-2">
      <legend className="sr-only">{words.someKinds}</legend>
      {services.map(({ id, name }) => (
        <CheckField key={id} name={`services.${id}`} label={name} />
      ))}
    </fieldset>
  );
}
