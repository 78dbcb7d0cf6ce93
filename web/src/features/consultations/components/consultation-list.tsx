import { mayMoveConsultation } from "@niyamdesk/domain/consultation";
import { formatPhone } from "@niyamdesk/domain/phone";
import { formatDateTime } from "@niyamdesk/domain/time";
import { useState } from "react";
import { consultations as words } from "#messages/consultations.ts";
import { useMinute } from "../../../lib/use-minute.ts";
import { Button } from "../../../ui/button.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { type ConsultationView, isAhead } from "../read-consultation.ts";
import { CancelDialog } from "./cancel-dialog.tsx";

/** A CA's consultations: when, with whom, what about. */
export function ConsultationList({ consultations }: { consultations: readonly ConsultationView[] }) {
  const [cancelling, setCancelling] = useState<ConsultationView | null>(null);
  const now = useMinute();
  return (
    <>
      <WorkList label={words.caTitle}>
        {consultations.map((consultation) => (
          <WorkRow
            key={consultation.id}
            title={`${formatDateTime(consultation.startsAt)} · ${consultation.clientName ?? words.client}`}
            detail={<Detail consultation={consultation} />}
            aside={
              mayCancel(consultation, now) && (
                <Button
                  look="quiet"
                  size="small"
                  className="text-error"
                  onClick={() => setCancelling(consultation)}
                >
                  {words.cancel}
                  <span className="sr-only">{words.actionOf(formatDateTime(consultation.startsAt))}</span>
                </Button>
              )
            }
          />
        ))}
      </WorkList>
      {cancelling !== null && (
        <CancelDialog
          consultation={cancelling}
          other={cancelling.clientName ?? words.client}
          onClose={() => setCancelling(null)}
        />
      )}
    </>
  );
}

function Detail({ consultation: { notes, phone } }: { consultation: ConsultationView }) {
  return (
    <span className="wrap-anywhere">
      {phone !== null && (
        <>
          <a href={`tel:${phone}`} className="figures text-primary hover:underline">
            {formatPhone(phone)}
          </a>
          {" · "}
        </>
      )}
      {notes ?? words.caNoNotes}
    </span>
  );
}

function mayCancel(consultation: ConsultationView, now: number): boolean {
  const { status, startsAt } = consultation;
  return (
    isAhead(consultation, now) &&
    mayMoveConsultation({ status, starts_at: { toMillis: () => startsAt } }, "cancelled", "ca", now)
  );
}
