import { storageBucket } from "firebase-functions/params";
import { onObjectFinalized } from "firebase-functions/storage";
import { noteFile } from "./note-file.ts";
import { receiveFile } from "./receive-file.ts";
import { withdrawTokens } from "./withdraw-tokens.ts";

/** The uploader knows a token of the file, or named it; a document that was announced has arrived; and any
 * file may turn out to be nobody's. Each can be done again, in any order. */
export const onFileStored = onObjectFinalized({ bucket: storageBucket, retry: true }, async ({ data }) => {
  await withdrawTokens(data);
  await noteFile(data.name, data.timeCreated);
  await receiveFile(data.name);
});
