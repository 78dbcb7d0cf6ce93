import { consultationsUnmarkedQuery } from "@niyamdesk/domain/consultations/queries";
import { audit } from "../platform/audit.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { consultationRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** Longer than the CA is asked in earnest what became of it. */
const ASKED_DAYS = 14;

/**
 * A consultation that is over and of which its CA said nothing counts as held, as its client may have reviewed it already; the CA
 * can correct it for a day.
 *
 * @param now epoch ms
 */
export async function closeUnmarked(now: number): Promise<{ done: number; failed: number }> {
  const long = { until_at: now - ASKED_DAYS * DAY_MS };
  return workThrough("closing", consultationsUnmarkedQuery, long, ({ id }) => close(id));
}

function close(id: string): Promise<void> {
  const ref = consultationRef(id);
  return commitTogether(async (unit) => {
    const consultation = await unit.get(ref);
    if (consultation?.status !== "booked") return;
    unit.update(ref, { status: "completed", marked_at: timestamp(), updated_at: timestamp() });
    audit(unit, `consultation.closed_${id}`, {
      actor: "system",
      role: "",
      action: "consultation.closed",
      subject: ref.path,
      before: { status: "booked" },
      after: { status: "completed" },
    });
  });
}
