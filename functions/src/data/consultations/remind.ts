import type { Consultation } from "@niyamdesk/domain/consultation";
import { DAY_MS, HOUR_MS } from "../../platform/clock.ts";
import { eachIsolated } from "../../platform/each-isolated.ts";
import { logEvent } from "../../platform/log.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { consultationRef, inboxRef } from "../refs.ts";
import { runWholeQuery } from "../run-query.ts";
import { callOffOrphans } from "./call-off-orphans.ts";
import { mailboxesOf } from "./mailboxes.ts";
import { remindParties } from "./tell.ts";

/** Whoever booked so shortly before the reminder would come needs none. */
const BOOKED_LATELY_MS = 2 * HOUR_MS;

/**
 * Reminds both parties of the consultations of the next 24 hours, each once, after those that cannot take place were called off. A run that is late, repeated or beside
 * another does no harm.
 */
export async function remindOfConsultations(): Promise<{ done: number; failed: number }> {
  const orphans = await callOffOrphans();
  const now = Date.now();
  const near = await runWholeQuery("consultationsToRemind", { since_at: now, until_at: now + DAY_MS });
  const reminded = await eachIsolated("reminder", near, ({ id }) => remind(id));
  const run = { done: reminded.done, failed: reminded.failed + orphans.failed };
  logEvent("consultations reminded of", run);
  return run;
}

async function remind(id: string): Promise<void> {
  const ref = consultationRef(id);
  const seen = (await ref.get()).data();
  if (!seen) return;
  const mailboxes = await mailboxesOf(seen);
  await commitTogether(async (unit) => {
    const consultation = await unit.get(ref);
    if (!consultation || !needsReminder(consultation)) return;
    if (await unit.get(inboxRef(consultation.user_id, `consultation-reminder_${id}`))) return;
    remindParties(unit, consultation, mailboxes);
  });
}

function needsReminder({ status, starts_at, created_at }: Consultation): boolean {
  const reminderDue = starts_at.toMillis() - DAY_MS;
  return status === "booked" && created_at.toMillis() < reminderDue - BOOKED_LATELY_MS;
}
