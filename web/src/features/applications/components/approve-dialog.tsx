import { approveApplicationInput } from "@niyamdesk/domain/applications/review-input";
import { FRANCHISE_LEVELS, type FranchiseLevel } from "@niyamdesk/domain/franchises/franchise-level";
import { pinRanges } from "@niyamdesk/domain/places/pin-ranges";
import { useState } from "react";
import * as z from "zod/mini";
import { applications } from "#messages/workspaces/applications.ts";
import { franchiseAdmin } from "#messages/workspaces/franchise-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { approveApplication } from "../data/review.ts";
import type { ApplicationView } from "../read-application.ts";

const words = applications.approval;
const { level, territory_code, territory_name } = approveApplicationInput.shape;
const LEVELS = FRANCHISE_LEVELS.map((one) => [one, franchiseAdmin.levels[one]] as const);
const LONGEST_LIST = 6000;

/** As it is typed: PIN codes one after the other. None of a whole State, and of a district only where they differ from our list. */
const schema = z.pipe(
  z.strictObject({ level, territory_code, territory_name, pincodes: z.string() }),
  z.transform((typed, context) => {
    const listed = typed.pincodes.split(/[\s,;]+/u).filter(Boolean);
    if (typed.level === "state" || (listed.length === 0 && typed.level === "district")) {
      return { ...typed, pincodes: null };
    }
    const read = pinRanges.safeParse(listed);
    if (read.success) return { ...typed, pincodes: read.data };
    const message = listed.length === 0 ? words.pinsMissing : words.pinsWrong;
    context.issues.push({ code: "custom", path: ["pincodes"], message, input: typed });
    return z.NEVER;
  }),
);

/** What each level earns on orders of today. */
export type Percents = Readonly<Record<FranchiseLevel, number>>;

interface ApproveDialogProps {
  application: ApplicationView;
  percents: Percents;
  onClose(): void;
}

/** Says what will happen, with the territory as it will be given: it may be another than the one that was applied for. */
export function ApproveDialog({ application, percents, onClose }: ApproveDialogProps) {
  const { id, name } = application;
  const [given, setGiven] = useState({ level: application.level, code: application.code });
  const isState = given.level === "state";
  return (
    <Dialog open title={words.title(name)} onClose={onClose}>
      <p className="mb-5">
        {words.effect(name, words.levels[given.level], given.code, percents[given.level])}
      </p>
      <Form
        label={words.title(name)}
        schema={schema}
        defaultValues={{
          level: application.level,
          territory_code: application.code,
          territory_name: application.territory,
          pincodes: "",
        }}
        fieldsOf={{ territory_taken: "territory_code", territory_invalid: "territory_code" }}
        onChange={(typed) =>
          setGiven({
            level: typed.level ?? application.level,
            code: (typed.territory_code ?? "").trim().toUpperCase(),
          })
        }
        onSubmit={async (approved) => {
          await approveApplication({ application_id: id, ...approved });
          toast("success", words.done(name));
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <ChoiceField name="level" label={words.level} options={LEVELS} />
            <Field
              name="territory_code"
              label={words.code}
              hint={words.codeHint}
              autoComplete="off"
              tidy={(typed) => typed.toUpperCase()}
            />
            <Field name="territory_name" label={words.name} autoComplete="off" />
            {!isState && (
              <TextField
                name="pincodes"
                label={words.pins}
                hint={given.level === "district" ? `${words.pinsHint} ${words.pinsOptional}` : words.pinsHint}
                rows={3}
                maxLength={LONGEST_LIST}
                optional={given.level === "district"}
                autoComplete="off"
              />
            )}
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {words.confirm}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
