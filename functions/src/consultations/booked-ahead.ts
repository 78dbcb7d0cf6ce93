import type { Consultation } from "@niyamdesk/domain/consultations/consultation";
import { upcomingConsultationsQuery } from "@niyamdesk/domain/consultations/queries";
import { runWholeQuery } from "../platform/run-query.ts";

/** The consultations of a CA's account that are booked and have not begun, the next first. */
export async function bookedAhead(uid: string): Promise<Consultation[]> {
  const found = await runWholeQuery(upcomingConsultationsQuery, { uid, since_at: Date.now() });
  return found
    .map((entry) => entry.data() as Consultation)
    .filter(({ status, starts_at }) => status === "booked" && starts_at.toMillis() > Date.now());
}
