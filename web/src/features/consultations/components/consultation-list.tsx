import { mayMoveConsultation } from "@niyamdesk/domain/consultations/consultation";
import { useState } from "react";
import { consultations as words } from "#messages/consultations.ts";
import { workConsultations as work } from "#messages/workspaces/consultations.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { useMinute } from "../../../lib/time/use-minute.ts";
import { Button } from "../../../ui/button.tsx";
import { NothingHere, WorkList, WorkRow } from "../../../ui/work-list.tsx";
import type { ConsultationView } from "../read-consultation.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { ContactLine } from "./contact-line.tsx";

/** A CA's consultations ahead: when, with whom, what about. Those that have begun are asked about in `OutcomeList`. */
export function ConsultationList({ consultations }: { consultations: readonly ConsultationView[] }) {
  const [cancelling, setCancelling] = useState<ConsultationView | null>(null);
  const now = useMinute();
  const ahead = consultations.filter((consultation) => mayCancel(consultation, now));
  return (
    <>
      {ahead.length === 0 ? (
        <NothingHere>{work.noneAhead}</NothingHere>
      ) : (
        <WorkList label={work.ahead.title}>
          {ahead.map((consultation) => (
            <WorkRow
              key={consultation.id}
              title={`${istDateTime(consultation.startsAt)} · ${consultation.clientName ?? work.client}`}
              detail={<ContactLine consultation={consultation} />}
              aside={
                <Button
                  look="quiet"
                  size="small"
                  className="text-error"
                  onClick={() => setCancelling(consultation)}
                >
                  {words.cancel}
                  <span className="sr-only">{words.actionOf(istDateTime(consultation.startsAt))}</span>
                </Button>
              }
            />
          ))}
        </WorkList>
      )}
      {cancelling !== null && (
        <CancelDialog
          consultation={cancelling}
          other={cancelling.clientName ?? work.client}
          onClose={() => setCancelling(null)}
        />
      )}
    </>
  );
}

/** Until it starts. */
function mayCancel({ status, startsAt }: ConsultationView, now: number): boolean {
  return mayMoveConsultation({ status, starts_at: { toMillis: () => startsAt } }, "cancelled", "ca", now);
}
