import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import { timestamp } from "../platform/clock.ts";
import { storedFileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** What is put there may never become anybody's. */
const LOOKED_AFTER = [
  STORAGE_FOLDERS.franchiseStaging,
  STORAGE_FOLDERS.franchiseApplications,
  STORAGE_FOLDERS.clientDocuments,
];

/**
 * Notes that a file is there, since Storage cannot be asked for files of an age: `sweepFiles` looks at it a week later. Events come
 * twice and in any order: the newest file of a place counts.
 */
export async function noteFile(path: string, timeCreated: string | Date | undefined): Promise<void> {
  if (!LOOKED_AFTER.some((folder) => path.startsWith(`${folder}/`))) return;
  const created = new Date(timeCreated ?? Number.NaN).getTime();
  const stored_at = timestamp(Number.isNaN(created) ? Date.now() : created);
  const ref = storedFileRef(path);
  await commitTogether(async (unit) => {
    const note = await unit.get(ref);
    if (note === undefined) unit.create(ref, { path, stored_at });
    else if (note.stored_at.toMillis() < stored_at.toMillis()) unit.update(ref, { stored_at });
  });
}
