import { FIELD_WORDS } from "@niyamdesk/domain/fields/field-words";
import { optionalText } from "@niyamdesk/domain/fields/fields";
import * as z from "zod/mini";
import { consultations } from "#messages/consultations.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { cancelConsultation } from "../data/cancel.ts";
import type { ConsultationView } from "../read-consultation.ts";
import { When } from "./when.tsx";

const reasonForm = z.strictObject({ reason: optionalText(300, FIELD_WORDS.under300) });

interface CancelDialogProps {
  consultation: ConsultationView;
  /** Whom it is with, seen from who cancels. */
  other: string;
  onClose(): void;
}

/** Asks before a consultation is called off, by either side. */
export function CancelDialog({ consultation, other, onClose }: CancelDialogProps) {
  return (
    <Dialog open title={consultations.cancelTitle} onClose={onClose}>
      <p className="font-medium">
        <When consultation={consultation} />
        <span className="muted block text-sm font-normal">{consultations.withName(other)}</span>
      </p>
      <p className="mt-3 mb-5">{consultations.cancelWords}</p>
      <Form
        label={consultations.cancelTitle}
        schema={reasonForm}
        defaultValues={{ reason: "" }}
        onSubmit={async ({ reason }) => {
          await cancelConsultation({ consultation_id: consultation.id, reason });
          toast("success", consultations.cancelled);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <TextField name="reason" label={consultations.cancelReason} rows={2} maxLength={300} optional />
            <div className="flex flex-wrap justify-end gap-3">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {consultations.keep}
              </Button>
              <Button type="submit" look="danger" busy={busy}>
                {busy ? consultations.cancelling : consultations.cancelConfirm}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
