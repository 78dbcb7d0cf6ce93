import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import { documentsAwaitedQuery } from "@niyamdesk/domain/documents/queries";
import { DAY_MS } from "../platform/clock.ts";
import { documentRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { files } from "../platform/storage.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { receiveFile } from "./receive-file.ts";

/** As long as an upload that was begun can be gone on with. */
const AWAITED_DAYS = 7;

/**
 * Documents that were announced and whose file never came are forgotten; whoever comes back announces them anew. One whose file
 * is there after all (word of it was lost) has arrived.
 *
 * @param now epoch ms
 */
export function sweepAnnounced(now: number): Promise<{ done: number; failed: number }> {
  const long = { until_at: now - AWAITED_DAYS * DAY_MS };
  return workThrough("forgetting a document", documentsAwaitedQuery, long, async (found) => {
    const { id, path } = found.data() as ClientDocument;
    const [isThere] = await (await files()).file(path).exists();
    await (isThere ? receiveFile(path) : forget(id));
  });
}

/** A file that comes at this very moment is nobody's then, and swept as such. */
function forget(id: string): Promise<void> {
  const ref = documentRef(id);
  return commitTogether(async (unit) => {
    const document = await unit.get(ref);
    if (document?.status !== "announced") return;
    unit.delete(ref);
  });
}
