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

/** Said to the person, and of them. */
const WORDS = {
  own: { all: words.allKinds, kinds: words.kindsHint, away: words.awayHint },
  theirs: { all: words.allKindsOfTheirs, kinds: words.kindsHintOfTheirs, away: words.awayHintOfTheirs },
};

/** Kinds of work, how much of it, and days away. */
export function AvailabilityForm({ uid, availability, services, onSaved }: AvailabilityFormProps) {
  const said = WORDS[uid === null ? "own" : "theirs"];
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
          <ChoiceField
            name="kinds"
            label={words.kinds}
            hint={said.kinds}
            options={[
              ["all", said.all],
              ["some", words.someKinds],
            ]}
          />
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
            <p className="muted mb-3 text-sm">{said.away}</p>
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
