import { storageBucket } from "firebase-functions/params";
import { onObjectFinalized } from "firebase-functions/storage";
import { receiveFile } from "../data/documents/receive-file.ts";
import { noteFile } from "../data/files/note-file.ts";
import { withdrawTokens } from "../data/files/withdraw-tokens.ts";

/** The uploader knows a token of the file, or named it; a document that was announced has arrived; and any
 * file may turn out to be nobody's. Each can be done again, in any order. */
export const onFileStored = onObjectFinalized({ bucket: storageBucket, retry: true }, async ({ data }) => {
  await withdrawTokens(data);
  await noteFile(data.name, data.timeCreated);
  await receiveFile(data.name);
});
