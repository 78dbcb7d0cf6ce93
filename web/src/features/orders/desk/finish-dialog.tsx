import { optionalText } from "@niyamdesk/domain/fields/fields";
import { line } from "@niyamdesk/domain/fields/written";
import type { WorkStep } from "@niyamdesk/domain/steps/order-work";
import { istDay } from "@niyamdesk/domain/time/time";
import { useMemo, useState } from "react";
import * as z from "zod/mini";
import { desk } from "#messages/workspaces/order-desk.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDayOf } from "../../../lib/time/ist-fields.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { finishStep } from "../data/desk-acts.ts";
import { filedLast, isAcknowledgement } from "../filed-last.ts";
import type { ActDialogProps, OwnFile } from "./act-props.ts";
import { DialogButtons } from "./dialog-buttons.tsx";

const words = desk.finish;
const LONGEST_NUMBER = 60;

type FinishProps = ActDialogProps & {
  step: WorkStep<number>;
  ownFile: OwnFile;
};

/** Closes the open step with what it asks for: nothing, a number and a date, or these and the file that the client is given. */
export function FinishDialog(props: FinishProps) {
  return props.step.closes === "work" ? <WorkDone {...props} /> : <Proven {...props} />;
}

/** Said once more, since the client is told. */
function WorkDone({ order, step, onClose }: FinishProps) {
  const client = order.clientName;
  return (
    <ConfirmDialog
      title={words.workTitle(step.name)}
      confirm={words.workConfirm}
      confirming={words.saving}
      keep={words.keep}
      onConfirm={async () => {
        await finishStep({ order_id: order.id, step: step.id, proof: null });
        toast("success", words.done(client));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{step.waits_for === "client" ? words.clientEffect(client) : words.workEffect(client)}</p>
    </ConfirmDialog>
  );
}

/** Which of the three it is. */
function kindOf({ closes }: WorkStep<number>) {
  if (closes === "proof") return { title: words.finishTitle, confirm: words.finishConfirm, number: true };
  if (closes === "decision") return { title: words.decideTitle, confirm: words.decideConfirm, number: false };
  return { title: words.fileTitle, confirm: words.fileConfirm, number: true };
}

function Proven({ order, step, ownFile, onClose }: FinishProps) {
  const [documentId, setDocumentId] = useState<string | null>(null);
  const [isFileMissing, setFileMissing] = useState(false);
  const { title, confirm, number: usual } = kindOf(step);
  const needsNumber = usual && !step.unnumbered;
  const needsFile = step.closes === "proof";
  // As it was when the form opened. Nobody types a number twice, and the day on which it was filed stays that day.
  const [filed] = useState(() => (isAcknowledgement(step) ? filedLast(order.work?.steps ?? []) : null));
  const schema = useMemo(
    () =>
      z.strictObject({
        number: needsNumber ? line(1, LONGEST_NUMBER) : optionalText(LONGEST_NUMBER, words.numberMissing),
        on: istDayOf({ max: Date.now }),
      }),
    [needsNumber],
  );
  return (
    <Dialog open title={title(step.name)} onClose={onClose}>
      <p className="muted mb-4 text-sm">{words.tells(order.clientName)}</p>
      <Form
        label={title(step.name)}
        schema={schema}
        defaultValues={{ number: filed?.number ?? "", on: filed?.on ?? istDay(Date.now()) }}
        onSubmit={async ({ number, on }) => {
          setFileMissing(needsFile && documentId === null);
          if (needsFile && documentId === null) return;
          await finishStep({
            order_id: order.id,
            step: step.id,
            proof: { number: number ?? null, on, document_id: documentId },
          });
          toast("success", words.done(order.clientName));
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <Field
              name="number"
              label={words.number}
              hint={filed === null ? words.numberHint : words.numberKnown}
              optional={!needsNumber}
              autoComplete="off"
            />
            <DateField name="on" label={words.on} max={Date.now} />
            {ownFile({
              label: words.file,
              hint: needsFile ? words.fileNeeded : words.fileOptional,
              onReady: setDocumentId,
            })}
            <p role="alert" className="mb-3 text-sm font-medium text-error empty:hidden">
              {isFileMissing && documentId === null && words.fileMissing}
            </p>
            <DialogButtons
              {...{ busy, onClose }}
              confirm={confirm}
              confirming={words.saving}
              keep={words.keep}
            />
          </>
        )}
      </Form>
    </Dialog>
  );
}
