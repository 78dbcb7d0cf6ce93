import { text } from "@niyamdesk/domain/fields/written";
import { formatPaise, parseTypedRupees } from "@niyamdesk/domain/money/money";
import { utr } from "@niyamdesk/domain/refunds/refund-request";
import { useState } from "react";
import * as z from "zod/mini";
import { workRefunds as words } from "#messages/workspaces/refunds.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { noteTransfer } from "../data/acts.ts";
import type { SentAgain } from "./refund-dialog.tsx";

interface TransferDialogProps {
  paymentId: string;
  /** What the provider could not give back, and why it was to go. */
  again: SentAgain;
  /** At most, paise. */
  left: number;
  onClose(): void;
}

const LEAST = 100;

/** Money that was sent by bank transfer, since the provider could not give it back: noted, it is a refund like any other. */
export default function TransferDialog({ paymentId, again, left, onClose }: TransferDialogProps) {
  const { id: instead_of, paise, reason = "other" } = again;
  const [requestId] = useState(() => crypto.randomUUID());
  const schema = z.strictObject({
    sum: z.string().check(
      z.refine((typed) => parseTypedRupees(typed) !== null, words.noSum),
      z.refine((typed) => (parseTypedRupees(typed) ?? LEAST) >= LEAST, words.tooLittle),
      z.refine((typed) => (parseTypedRupees(typed) ?? 0) <= left, words.tooMuch(formatPaise(left))),
    ),
    utr,
    words: text(1, 500),
  });
  return (
    <Dialog open title={words.transferTitle} onClose={onClose}>
      <p className="mb-4">{words.transferText}</p>
      <Form
        label={words.transferTitle}
        schema={schema}
        defaultValues={{ sum: String(Math.min(paise, left) / 100), utr: "", words: "" }}
        onSubmit={async ({ sum, utr: number, words: said }) => {
          const amount_paise = parseTypedRupees(sum) ?? 0;
          const given = { payment_id: paymentId, amount_paise, reason, request_id: requestId, instead_of };
          await noteTransfer({ ...given, utr: number, words: said });
          toast("success", words.transferDone(formatPaise(amount_paise)));
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <Field
              name="sum"
              label={words.transferSum}
              hint={words.atMost(formatPaise(left))}
              inputMode="decimal"
              autoComplete="off"
            />
            <Field name="utr" label={words.utr} hint={words.utrHint} autoComplete="off" />
            <TextField
              name="words"
              label={words.words}
              hint={words.transferWordsHint}
              rows={3}
              maxLength={500}
            />
            <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.notYet}
              </Button>
              <Button type="submit" busy={busy}>
                {busy ? words.noting : words.noteTransfer}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
