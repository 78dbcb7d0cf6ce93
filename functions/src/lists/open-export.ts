import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import type { ExportJob } from "@niyamdesk/domain/lists/export-job";
import { LIST_EXPORTS_MADE } from "@niyamdesk/domain/lists/export-queries";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { MINUTE_MS, timestamp } from "../platform/clock.ts";
import { oneTimeToken, sha256 } from "../platform/hash.ts";
import { openedExportRef, recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { wholeOf } from "./export-files.ts";
import { mayHave } from "./make-export.ts";

const OPENED_MINUTES = 5;

/**
 * A ticket for a file that was written for the caller, good for some minutes of its hour. Only its hash is kept, and it travels in a
 * header. That it was fetched stands in the audit log.
 *
 * @throws DomainError export_gone, also for whoever it was not written for
 */
export async function openExport(
  { export_id }: ParsedInput<"openExport">,
  { uid, role }: Caller,
): Promise<CallableOutputs["openExport"]> {
  const ticket = oneTimeToken();
  return commitTogether(async (unit) => {
    const job = readyOf(await unit.get(recordRef(LIST_EXPORTS_MADE, export_id)));
    if (job.by !== uid || job.role !== role) throw new DomainError("export_gone");
    const now = Date.now();
    unit.create(openedExportRef(sha256(ticket)), {
      ...{ export_id, expires_at: timestamp(now + OPENED_MINUTES * MINUTE_MS) },
    });
    audit(unit, `export_fetched_${export_id}_${now}`, {
      ...{ actor: uid, role, action: "list.export_fetched", subject: `lists/${job.list}` },
      ...{ before: null, after: { view: job.view, rows: job.rows } },
    });
    return { ticket, name: job.name };
  });
}

/**
 * The file that a ticket was given for; null when it is for none. Whoever asked is looked at once more.
 *
 * @throws DomainError export_gone
 */
export async function exportOfTicket(ticket: string) {
  const opened = (await openedExportRef(sha256(ticket)).get()).data();
  if (opened === undefined) return null;
  if (opened.expires_at.toMillis() <= Date.now()) throw new DomainError("export_gone");
  const job = readyOf((await recordRef(LIST_EXPORTS_MADE, opened.export_id).get()).data());
  if (!(await mayHave(job))) throw new DomainError("export_gone");
  return { path: wholeOf(job), name: job.name, content_type: "text/csv; charset=utf-8", size: job.size };
}

type Ready = ExportJob & { name: string; size: number };

function readyOf(job: ExportJob | undefined): Ready {
  const { status, name = null, size = null, expires_at } = job ?? {};
  const isThere = status === "ready" && (expires_at?.toMillis() ?? 0) > Date.now();
  if (job === undefined || !isThere || name === null || size === null) throw new DomainError("export_gone");
  return { ...job, name, size };
}
