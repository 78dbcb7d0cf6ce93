import type { Slot } from "@niyamdesk/domain/consultations/slot";
import { booking } from "#messages/directory.ts";
import { istDayWords, istTime } from "../../../lib/time/ist-words.ts";

/** `Thursday, 3 December, 10:30 am to 11:00 am IST` */
export function TimeWords({ slot: { startsAt, endsAt } }: { slot: Slot }) {
  return (
    <time dateTime={new Date(startsAt).toISOString()} className="figures">
      {booking.span(istDayWords(startsAt), istTime(startsAt), istTime(endsAt))}
    </time>
  );
}
