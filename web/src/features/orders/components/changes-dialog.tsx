import { seenLength } from "@niyamdesk/domain/fields/writing";
import { text } from "@niyamdesk/domain/fields/written";
import * as z from "zod/mini";
import { orderPage } from "#messages/order-page.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { answerDraft } from "../data/answer-draft.ts";
import type { DraftDialogProps } from "./approve-dialog.tsx";

const words = orderPage.draft;
/** As the function takes it. */
const LIMIT = 2000;
const LEAST = 10;

const changes = z.strictObject({
  words: text(0, LIMIT).check(z.refine((typed) => seenLength(typed) >= LEAST, words.tooShort)),
});

export default function ChangesDialog({ orderId, version, onClose }: DraftDialogProps) {
  return (
    <Dialog open title={words.changeTitle(version)} onClose={onClose}>
      <p className="mb-4">{words.changeText}</p>
      <Form
        label={words.changeTitle(version)}
        schema={changes}
        defaultValues={{ words: "" }}
        onSubmit={async (typed) => {
          await answerDraft({ orderId, version, answer: "changes", words: typed.words });
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <TextField name="words" label={words.changeLabel} rows={4} maxLength={LIMIT} />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.changeKeep}
              </Button>
              <Button type="submit" busy={busy}>
                {busy ? words.changeSending : words.changeSend}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
