import { PATHS } from "@niyamdesk/domain/base/addresses";
import { consultations as words } from "#messages/consultations.ts";
import { useMinute } from "../../../lib/time/use-minute.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { NothingHere } from "../../../ui/work-list.tsx";
import { type ConsultationView, isAhead } from "../read-consultation.ts";
import { OwnConsultation } from "./own-consultation.tsx";

/** A client's consultations: those ahead with the next first, then what was, the latest first. */
export function OwnConsultations({ consultations }: { consultations: readonly ConsultationView[] }) {
  const now = useMinute();
  if (consultations.length === 0) {
    return (
      <EmptyState title={words.none} action={<ButtonLink to={PATHS.caPartners}>{words.find}</ButtonLink>}>
        {words.noneHint}
      </EmptyState>
    );
  }
  const ahead = consultations
    .filter((entry) => isAhead(entry, now))
    .toSorted((one, other) => one.startsAt - other.startsAt);
  const past = consultations.filter((entry) => !isAhead(entry, now));
  return (
    <div className="grid gap-8">
      <Panel title={words.upcoming}>
        {ahead.length === 0 ? (
          <NothingHere>{words.noneAhead}</NothingHere>
        ) : (
          <List consultations={ahead} now={now} />
        )}
      </Panel>
      {past.length > 0 && (
        <Panel title={words.past}>
          <List consultations={past} now={now} />
        </Panel>
      )}
    </div>
  );
}

function List({ consultations, now }: { consultations: readonly ConsultationView[]; now: number }) {
  return (
    <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100">
      {consultations.map((consultation) => (
        <OwnConsultation key={consultation.id} consultation={consultation} now={now} />
      ))}
    </ul>
  );
}
