import { FIELD_WORDS } from "@niyamdesk/domain/fields/field-words";
import { setTargetsInput } from "@niyamdesk/domain/leads/lead-inputs";
import { useState } from "react";
import * as z from "zod/mini";
import { telecalling } from "#messages/workspaces/lead-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { type Settings, setTargets } from "../data/team.ts";

const words = telecalling.targets;
const NAMES = ["daily_calls", "daily_leads", "daily_conversions", "weekly_calls"] as const;

const whole = (most: number) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine((typed) => /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= most, FIELD_WORDS.fillIn),
      ),
    z.transform(Number),
  );
const schema = z.strictObject({
  daily_calls: whole(1000),
  daily_leads: whole(1000),
  daily_conversions: whole(1000),
  weekly_calls: whole(7000),
  lead_cap: z.pipe(
    z.string().check(z.refine((typed) => /^(|[1-9]\d{0,2}|1000)$/.test(typed.trim()), FIELD_WORDS.fillIn)),
    z.transform((typed) => (typed.trim() === "" ? null : Number(typed))),
  ),
});

interface TargetsDialogProps {
  name: string;
  settings: Settings;
  onClose(): void;
}

/** What somebody aims at, whether they are away, and how many leads they are given. */
export function TargetsDialog({ name, settings, onClose }: TargetsDialogProps) {
  const [away, setAway] = useState(settings.away);
  const { targets, cap, uid } = settings;
  return (
    <Dialog open title={words.title(name)} onClose={onClose}>
      <Form
        label={words.title(name)}
        schema={schema}
        defaultValues={{
          ...(Object.fromEntries(NAMES.map((key) => [key, String(targets[key])])) as Record<
            (typeof NAMES)[number],
            string
          >),
          lead_cap: cap === null ? "" : String(cap),
        }}
        onSubmit={async ({ lead_cap, ...wanted }) => {
          await setTargets(setTargetsInput.parse({ uid, targets: wanted, away, lead_cap }));
          toast("success", words.saved(name));
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <div className="grid grid-cols-2 gap-x-4">
              {NAMES.map((key) => (
                <Field key={key} name={key} label={words[key]} inputMode="numeric" autoComplete="off" />
              ))}
            </div>
            <Field
              name="lead_cap"
              label={words.lead_cap}
              hint={words.lead_capHint}
              inputMode="numeric"
              autoComplete="off"
              optional
            />
            <label className="mb-5 flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="checkbox checkbox-primary"
                checked={away}
                onChange={(event) => setAway(event.target.checked)}
              />
              {words.away}
            </label>
            <Button type="submit" block busy={busy}>
              {words.save}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
