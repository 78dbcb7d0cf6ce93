import { mayMoveConsultation } from "@niyamdesk/domain/consultations/consultation";
import { followUpRefusal } from "@niyamdesk/domain/consultations/consultation-outcome";
import { type ReactNode, useState } from "react";
import { consultations } from "#messages/consultations.ts";
import { workConsultations } from "#messages/workspaces/consultations.ts";
import { practice as words } from "#messages/workspaces/practice.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { CancelDialog } from "../components/cancel-dialog.tsx";
import { ContactLine } from "../components/contact-line.tsx";
import { OutcomeButtons } from "../components/outcome-row.tsx";
import type { ConsultationView } from "../read-consultation.ts";
import { NoteForm } from "./note-form.tsx";
import { statusOf } from "./week.tsx";

interface ConsultationSheetProps {
  consultation: ConsultationView;
  now: number;
  onClose(): void;
  /** What its client needs next, as a form. */
  followUp: ReactNode;
}

/** One consultation: who, what about, whether it was held, what to remember, what comes next. */
export function ConsultationSheet({ consultation, now, onClose, followUp }: ConsultationSheetProps) {
  const [part, setPart] = useState<"sheet" | "follow_up" | "cancel">("sheet");
  const { id, status, startsAt, clientName } = consultation;
  const client = clientName ?? workConsultations.client;
  const hasBegun = startsAt <= now;
  const timed = { status, starts_at: { toMillis: () => startsAt } };
  const mayCancel = mayMoveConsultation(timed, "cancelled", "ca", now);
  if (part === "cancel") {
    return <CancelDialog consultation={consultation} other={client} onClose={onClose} />;
  }
  return (
    <Dialog open title={part === "follow_up" ? words.followUpFor(client) : client} onClose={onClose}>
      {part === "follow_up" ? (
        followUp
      ) : (
        <div className="grid gap-5">
          <div>
            <p className="figures font-medium">
              {istDateTime(startsAt)} · {statusOf(consultation, now)}
            </p>
            <p className="mt-1">
              <ContactLine consultation={consultation} />
            </p>
          </div>
          {hasBegun && (
            <>
              <OutcomeButtons consultation={consultation} now={now} />
              <NoteForm key={id} consultationId={id} />
              {followUpRefusal(timed, now) === null && (
                <p>
                  <Button look="outline" onClick={() => setPart("follow_up")}>
                    {words.followUp}
                  </Button>
                </p>
              )}
            </>
          )}
          {mayCancel && (
            <p>
              <Button look="quiet" className="text-error" onClick={() => setPart("cancel")}>
                {consultations.cancel}
              </Button>
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
