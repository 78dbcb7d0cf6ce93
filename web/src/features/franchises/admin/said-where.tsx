import { istDay } from "@niyamdesk/domain/time/time";
import { places as words } from "#messages/workspaces/places.ts";
import { istDayOf } from "../../../lib/time/ist-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Field } from "../../../ui/field.tsx";

const { fields } = words;
const today = () => Date.now();

/** The day on which somebody looked, never one to come. */
export const checkedOn = istDayOf({ max: today });

/** Of each change of our list of places, to be said anew. */
export const saidNow = () => ({ source: "", checked_on: istDay(Date.now()) });

interface SaidWhereProps {
  busy: boolean;
  /** What the button does. */
  save: string;
  onClose(): void;
}

/** Where a change of our list of places is written, when somebody looked, and the buttons that end its form. */
export function SaidWhere({ busy, save, onClose }: SaidWhereProps) {
  return (
    <>
      <Field name="source" label={fields.source} hint={fields.sourceHint} autoComplete="off" />
      <DateField name="checked_on" label={fields.checked_on} max={today} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="outline" disabled={busy} onClick={onClose}>
          {words.keep}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? words.saving : save}
        </Button>
      </div>
    </>
  );
}
