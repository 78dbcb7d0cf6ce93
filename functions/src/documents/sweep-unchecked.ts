import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import { documentsUncheckedQuery } from "@niyamdesk/domain/documents/queries";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { documentRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** Longer than a check that failed is tried again. */
const HEARD_WITHIN_MS = DAY_MS;

/**
 * Documents whose file arrived and whose check nothing was heard of are looked at once more, by the function that has the room for
 * it. What ends every check is refused by its count of tries.
 *
 * @param now epoch ms
 */
export function sweepUnchecked(now: number): Promise<{ done: number; failed: number }> {
  const long = { until_at: now - HEARD_WITHIN_MS };
  return workThrough("asking for a check", documentsUncheckedQuery, long, (found) => {
    const ref = documentRef((found.data() as ClientDocument).id);
    return commitTogether(async (unit) => {
      if ((await unit.get(ref))?.status !== "uploaded") return;
      unit.update(ref, { check_asked_at: timestamp(now) });
    });
  });
}
