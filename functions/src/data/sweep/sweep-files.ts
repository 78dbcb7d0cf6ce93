import type { File } from "@google-cloud/storage";
import { STORAGE_FOLDERS } from "@niyamdesk/domain/paths";
import { DAY_MS } from "../../platform/clock.ts";
import { eachIsolated } from "../../platform/each-isolated.ts";
import { files } from "../../platform/storage.ts";
import { documentRef } from "../refs.ts";

/** An application or an upload that was left is gone on with within that time, or begun anew. */
const KEPT_DAYS = 7;
const PAGE = 500;

/** Files that were staged and never sent in, and files whose record was never written: nobody finds them any more. */
export async function sweepFiles(now: number): Promise<{ done: number; failed: number }> {
  const before = now - KEPT_DAYS * DAY_MS;
  const staged = await olderThan(STORAGE_FOLDERS.franchiseStaging, before);
  const uploaded = await olderThan(STORAGE_FOLDERS.clientDocuments, before);
  return eachIsolated("sweeping", [...staged, ...uploaded], async ({ file }) => {
    if (!(await hasOwner(file.name))) await file.delete({ ignoreNotFound: true });
  });
}

/** `client-documents/{uid}/{order}/{document}/{name}` belongs to its record; what is staged belongs to none. */
async function hasOwner(name: string): Promise<boolean> {
  const [folder, , , document] = name.split("/");
  if (folder !== STORAGE_FOLDERS.clientDocuments) return false;
  return document !== undefined && (await documentRef(document).get()).get("path") === name;
}

async function olderThan(folder: string, before: number): Promise<{ id: string; file: File }[]> {
  const bucket = await files();
  const found: { id: string; file: File }[] = [];
  for (let pageToken: string | undefined; ; ) {
    const query = { prefix: `${folder}/`, autoPaginate: false, maxResults: PAGE };
    const [page, next] = await bucket.getFiles(pageToken === undefined ? query : { ...query, pageToken });
    // A name tells whose it is: the log gets the number of a file only.
    for (const file of page) {
      if (Date.parse(String(file.metadata.timeCreated)) < before) {
        found.push({ id: `${folder} ${found.length}`, file });
      }
    }
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
    if (pageToken === undefined) return found;
  }
}
