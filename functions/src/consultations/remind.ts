import type { Consultation } from "@niyamdesk/domain/consultations/consultation";
import { consultationsToRemindQuery } from "@niyamdesk/domain/consultations/queries";
import { logEvent } from "../platform/log.ts";
import { consultationRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { callOffOrphans } from "./call-off-orphans.ts";
import { mailboxesOf } from "./mailboxes.ts";
import { remindParties } from "./tell.ts";

/**
 * Reminds both parties of the consultations of which it is time, each once, after those that cannot take place were called off. Only
 * what is due is read. A run that is late, repeated or beside another does no harm.
 */
export async function remindOfConsultations(): Promise<{ done: number; failed: number }> {
  const orphans = await callOffOrphans();
  const due = { now_at: Date.now() };
  const reminded = await workThrough("reminder", consultationsToRemindQuery, due, (found) =>
    remind(found.data() as Consultation),
  );
  const run = { done: reminded.done, failed: reminded.failed + orphans.failed };
  logEvent("consultations reminded of", run);
  return run;
}

async function remind(seen: Consultation): Promise<void> {
  const ref = consultationRef(seen.id);
  const mailboxes = await mailboxesOf(seen);
  await commitTogether(async (unit) => {
    const consultation = await unit.get(ref);
    if (!consultation?.remind_at) return;
    unit.update(ref, { remind_at: null });
    if (isAhead(consultation)) remindParties(unit, consultation, mailboxes);
  });
}

function isAhead({ status, starts_at }: Consultation): boolean {
  return status === "booked" && starts_at.toMillis() > Date.now();
}
