import { formatDateTime } from "@niyamdesk/domain/time";
import { DueDate } from "../../../ui/due-date.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import type { ConsultationView } from "../read-consultation.ts";

export function ConsultationList({ consultations }: { consultations: readonly ConsultationView[] }) {
  return (
    <WorkList label="Upcoming consultations">
      {consultations.map(({ id, startsAt, notes }) => (
        <WorkRow key={id} title={formatDateTime(startsAt)} detail={notes ?? <DueDate at={startsAt} />} />
      ))}
    </WorkList>
  );
}
