import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { reasons } from "#messages/reasons.ts";
import { Button } from "./button.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./field.tsx";
import { Form } from "./form.tsx";
import { type Reason, type ReasonAsked, reasonForm } from "./reason.ts";

interface ConfirmDialogProps<Kind extends string> {
  /** A question that names what it is about: 'Suspend Nikhil Rao?' */
  title: string;
  /** What will happen, in full. */
  children: ReactNode;
  /** The verb of the title again: 'Suspend'. */
  confirm: string;
  /** While it is being done. */
  confirming?: string;
  /** What stays if it is not done: 'Keep it'. Never 'Cancel' beside an act that cancels. */
  keep: string;
  /** What it does cannot be taken back, or takes something from somebody. */
  danger?: boolean;
  /** False while what it states is still being looked up. */
  ready?: boolean;
  reason?: ReasonAsked<Kind>;
  /** A rejection is said in the dialog, which stays open with all that was typed. */
  onConfirm(reason: Reason<Kind>): Promise<void>;
  onClose(): void;
}

/** No list and nothing that must be written: nothing is asked. */
const NOTHING_ASKED = { label: "", limit: 0 } as const;

/** Says what will happen, asks why where a reason is needed, and does it. */
export function ConfirmDialog<Kind extends string>(props: ConfirmDialogProps<Kind>) {
  const { title, children, confirm, confirming, keep, danger = false, ready = true } = props;
  const { reason, onConfirm, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [schema] = useState(() => reasonForm<Kind>(reason ?? NOTHING_ASKED));
  return (
    <Dialog open title={title} closable={!busy} onClose={onClose}>
      <div className="mb-5">{children}</div>
      <Form
        label={title}
        schema={schema}
        defaultValues={{ kind: "", words: "" }}
        onSubmit={async (given) => {
          setBusy(true);
          try {
            await onConfirm(given);
          } finally {
            setBusy(false);
          }
        }}
      >
        {() => (
          <>
            {reason && <ReasonFields asked={reason} />}
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {keep}
              </Button>
              <Button type="submit" look={danger ? "danger" : "primary"} busy={busy} disabled={!ready}>
                {busy ? (confirming ?? confirm) : confirm}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

function ReasonFields<Kind extends string>({ asked }: { asked: ReasonAsked<Kind> }) {
  const { label, hint, choices, wordsFor = [], required = false, limit } = asked;
  const chosen: unknown = useWatch({ name: "kind" });
  if (choices === undefined)
    return (
      <TextField name="words" label={label} hint={hint} rows={3} maxLength={limit} optional={!required} />
    );
  return (
    <>
      <ChoiceField name="kind" label={label} hint={hint} options={choices} optional={!required} />
      <TextField
        name="words"
        label={reasons.own}
        rows={2}
        maxLength={limit}
        optional={!wordsFor.some((kind) => kind === chosen)}
      />
    </>
  );
}
