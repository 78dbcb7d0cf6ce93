import { keepUnder } from "@niyamdesk/domain/fields/field-words";
import { optionalText } from "@niyamdesk/domain/fields/fields";
import { useState } from "react";
import * as z from "zod/mini";
import { desk } from "#messages/workspaces/order-desk.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { sendDraft } from "../data/desk-acts.ts";
import type { ActDialogProps, OwnFile } from "./act-props.ts";
import { DialogButtons } from "./dialog-buttons.tsx";

const words = desk.draft;
const LIMIT = 1000;
const schema = z.strictObject({ words: optionalText(LIMIT, keepUnder(LIMIT)) });

/** What is filed next, for the client's approval. */
export function DraftDialog({ order, ownFile, onClose }: ActDialogProps & { ownFile: OwnFile }) {
  const [documentId, setDocumentId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const title = words.title((order.work?.drafts.at(-1)?.version ?? 0) + 1);
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className="muted mb-4 text-sm">{words.effect(order.clientName)}</p>
      <Form
        label={title}
        schema={schema}
        defaultValues={{ words: "" }}
        onSubmit={async ({ words: written }) => {
          setMissing(documentId === null);
          if (documentId === null) return;
          await sendDraft({ order_id: order.id, document_id: documentId, words: written ?? null });
          toast("success", words.done(order.clientName));
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            {ownFile({ label: desk.finish.file, hint: "", onReady: setDocumentId })}
            <p role="alert" className="mb-3 text-sm font-medium text-error empty:hidden">
              {isMissing && documentId === null && words.fileMissing}
            </p>
            <TextField name="words" label={words.words} rows={3} maxLength={LIMIT} optional />
            <DialogButtons
              {...{ busy, onClose }}
              confirm={words.send}
              confirming={words.sending}
              keep={words.keep}
            />
          </>
        )}
      </Form>
    </Dialog>
  );
}
