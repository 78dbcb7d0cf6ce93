import type { ApplicationSlot } from "@niyamdesk/domain/applications/application-papers";
import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import { storedFilesDueQuery } from "@niyamdesk/domain/documents/queries";
import { removeFile } from "../documents/remove-file.ts";
import { DAY_MS } from "../platform/clock.ts";
import { applicationRef, documentRef, type StoredFile, storedFileRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** An application or an upload that was left is gone on with within that time, or begun anew. */
const KEPT_DAYS = 7;

/**
 * Files that were staged and never sent in, and files whose record was never written or is gone: nobody finds them any more.
 * Each file is looked at once, when it is a week old: by then it belongs to somebody or never will.
 */
export function sweepFiles(now: number): Promise<{ done: number; failed: number }> {
  const before = now - KEPT_DAYS * DAY_MS;
  return workThrough("sweeping", storedFilesDueQuery, { until_at: before }, async (found) => {
    const { path } = found.data() as StoredFile;
    if (!(await hasOwner(path))) await removeFile(path, before);
    await forget(path, before);
  });
}

/**
 * `client-documents/{uid}/{order}/{document}/{name}` and `franchise-applications/{application}/{slot}/{name}` belong to their record,
 * unless whoever sent them in died before it was there; what is staged belongs to none.
 */
async function hasOwner(name: string): Promise<boolean> {
  const [folder, id = "", slot = "", document] = name.split("/");
  if (folder === STORAGE_FOLDERS.franchiseApplications) {
    const application = (await applicationRef(id).get()).data();
    return application?.documents[slot as ApplicationSlot]?.path === name;
  }
  if (folder !== STORAGE_FOLDERS.clientDocuments) return false;
  return document !== undefined && (await documentRef(document).get()).get("path") === name;
}

/** Unless another file was stored there meanwhile, which is looked at in its turn. */
function forget(path: string, before: number): Promise<void> {
  const ref = storedFileRef(path);
  return commitTogether(async (unit) => {
    const note = await unit.get(ref);
    if (note === undefined || note.stored_at.toMillis() > before) return;
    unit.delete(ref);
  });
}
