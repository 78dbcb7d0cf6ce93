import { useState } from "react";
import * as z from "zod/mini";
import { kit as words } from "#messages/kit.ts";
import { istDayOf, istDayOrNone, istMoment, istMomentOrNone } from "../../lib/time/ist-fields.ts";
import { EMPTY_IST, istInput } from "../../lib/time/ist-input.ts";
import { istDateTime } from "../../lib/time/ist-words.ts";
import { Button } from "../../ui/button.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { DateTimeField, FOLLOW_UP } from "../../ui/date-time-field.tsx";
import { Form } from "../../ui/form.tsx";
import { NOW } from "./now.ts";
import { Group, Piece } from "./shown.tsx";

const MONTH_MS = 30 * 86_400_000;
const min = () => Date.now();
const max = () => Date.now() + MONTH_MS;

const followUp = z.strictObject({ at: istMoment({ min, max }) });
const filed = z.strictObject({
  filed: istDayOf({ max: () => NOW }),
  born: istDayOrNone(),
  reminder: istMomentOrNone({ min }),
});

export function Dates() {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Group id="dates" title={words.groups.dates}>
      <Piece of="date-time-field">
        <Form
          label={words.followUp}
          schema={followUp}
          defaultValues={{ at: EMPTY_IST }}
          onSubmit={({ at }) => setChosen(at)}
        >
          {() => (
            <>
              <DateTimeField
                name="at"
                label={words.followUp}
                hint={words.followUpHint}
                quick={FOLLOW_UP}
                min={min}
                max={max}
              />
              <Button type="submit">{words.send}</Button>
              <p role="status" className="mt-2">
                {chosen !== null && (
                  <time dateTime={new Date(chosen).toISOString()}>{istDateTime(chosen)}</time>
                )}
              </p>
            </>
          )}
        </Form>
      </Piece>
      <Piece of="date-field, date-time-field">
        <Form
          label={words.filedOn}
          schema={filed}
          defaultValues={{ filed: istInput(NOW).day, born: "", reminder: EMPTY_IST }}
          onSubmit={() => undefined}
        >
          {() => (
            <>
              <DateField name="filed" label={words.filedOn} max={() => NOW} />
              <DateField name="born" label={words.born} autoComplete="bday" optional />
              <DateTimeField name="reminder" label={words.reminder} min={min} optional />
              <Button type="submit" look="outline">
                {words.fill}
              </Button>
            </>
          )}
        </Form>
      </Piece>
    </Group>
  );
}
