import { consultations } from "#messages/consultations.ts";
import { istDayWords, istTime } from "../../../lib/time/ist-words.ts";
import type { ConsultationView } from "../read-consultation.ts";

type Timed = Pick<ConsultationView, "startsAt" | "endsAt">;

/** `Thursday, 3 December, 10:30 am to 11:00 am IST` */
export function whenWords({ startsAt, endsAt }: Timed): string {
  return consultations.span(istDayWords(startsAt), istTime(startsAt), istTime(endsAt));
}

export function When({ consultation }: { consultation: Timed }) {
  return (
    <time dateTime={new Date(consultation.startsAt).toISOString()} className="figures">
      {whenWords(consultation)}
    </time>
  );
}
