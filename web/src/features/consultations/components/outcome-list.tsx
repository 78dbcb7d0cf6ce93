import { workConsultations as words } from "#messages/workspaces/consultations.ts";
import { useMinute } from "../../../lib/time/use-minute.ts";
import { NothingHere, WorkList } from "../../../ui/work-list.tsx";
import { isOpen } from "../outcomes.ts";
import type { ConsultationView } from "../read-consultation.ts";
import { OutcomeRow } from "./outcome-row.tsx";

/** A CA's consultations that have begun and wait for their word; what was said stays while it can be corrected. */
export function OutcomeList({ consultations }: { consultations: readonly ConsultationView[] }) {
  const now = useMinute();
  const open = consultations.filter((consultation) => isOpen(consultation, now));
  if (open.length === 0) return <NothingHere>{words.noneBegun}</NothingHere>;
  return (
    <>
      <p className="muted mb-3 text-sm">{words.lead}</p>
      <WorkList label={words.begun.title}>
        {open.map((consultation) => (
          <OutcomeRow key={consultation.id} consultation={consultation} now={now} />
        ))}
      </WorkList>
    </>
  );
}
