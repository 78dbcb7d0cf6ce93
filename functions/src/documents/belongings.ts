import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import { ownDocumentsQuery } from "@niyamdesk/domain/documents/queries";
import type { Belongings } from "../platform/belongings.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { plainRecord } from "../platform/plain.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { files } from "../platform/storage.ts";

export const documentBelongings: Belongings = {
  async exported({ uid }) {
    return { documents: (await runWholeQuery(ownDocumentsQuery, { uid })).map(plainRecord) };
  },
  async erase({ uid }) {
    await eraseFiles(uid);
    await eraseAll(await runWholeQuery(ownDocumentsQuery, { uid }));
  },
};

async function eraseFiles(uid: string): Promise<void> {
  const bucket = await files();
  for (const folder of [STORAGE_FOLDERS.clientDocuments, STORAGE_FOLDERS.franchiseStaging]) {
    await bucket.deleteFiles({ prefix: `${folder}/${uid}/` });
  }
}
