import type { ExportJob } from "@niyamdesk/domain/lists/export-job";
import { exportsDueQuery, LIST_EXPORTS_MADE } from "@niyamdesk/domain/lists/export-queries";
import { recordRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { removeFiles } from "./export-files.ts";
import { forgottenAt, makeExport } from "./make-export.ts";

/**
 * Goes on with exports whose worker died, removes files whose hour is over, and forgets them a week later. Safe twice, or late.
 *
 * @param now epoch ms
 */
export function careForExports(now: number = Date.now()): Promise<{ done: number; failed: number }> {
  return workThrough("exporting", exportsDueQuery, { now_at: now }, async ({ id }) => {
    const ref = recordRef(LIST_EXPORTS_MADE, id);
    const job = (await ref.get()).data();
    if (job?.status === "making") return makeExport(id, now);
    if (job?.status === "gone") {
      // A worker that was held up may have written since they were removed.
      await removeFiles(job);
      return void (await ref.delete());
    }
    return job && removeExport(job, now);
  });
}

/** First it is not given out any more, then it is gone. */
async function removeExport(job: ExportJob, now: number): Promise<void> {
  await removeFiles(job);
  await commitTogether(async (unit) => {
    const ref = recordRef(LIST_EXPORTS_MADE, job.id);
    const found = await unit.get(ref);
    if (found === undefined || found.status === "gone") return;
    unit.update(ref, { status: "gone", size: null, next_at: forgottenAt(now) });
  });
}
